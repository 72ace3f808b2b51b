import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartFailureProps } from './part-failure.tsx';
import { quietAfterMs, whenWanted, type Wanted } from './when-wanted.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

interface Props {
  readonly isOpen: boolean;
}
const Part = () => <p>the part</p>;
const settle = async (): Promise<void> => {
  await act(async () => vi.advanceTimersByTimeAsync(quietAfterMs));
};

/** A part that comes from a network that can be taken away. */
function createPart(more: Partial<Wanted<Props>> = {}) {
  const network = { isThere: true };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere);
  const load = vi.fn<() => Promise<typeof Part>>(() =>
    network.isThere ? Promise.resolve(Part) : Promise.reject(new TypeError('no network')),
  );
  return { network, load, Late: whenWanted<Props>({ load, isWanted: ({ isOpen }) => isOpen, ...more }) };
}

test('whenWanted: the code is fetched once, in the quiet, and shown when wanted', async () => {
  const { load, Late } = createPart();
  const { rerender } = render(<Late isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  await settle();
  await act(async () => rerender(<Late isOpen />));
  expect(screen.getByText('the part')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('whenWanted: without a network the quiet waits for it', async () => {
  const { network, load, Late } = createPart();
  network.isThere = false;
  const { rerender } = render(<Late isOpen={false} />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  network.isThere = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => rerender(<Late isOpen />));
  expect(screen.getByText('the part')).toBeDefined();
});

test('whenWanted: what failed in the quiet is fetched again when it is wanted', async () => {
  const { load, Late } = createPart();
  load.mockRejectedValueOnce(new TypeError('cut off'));
  const { rerender } = render(<Late isOpen={false} />);
  await settle();
  await act(async () => rerender(<Late isOpen />));
  expect(screen.getByText('the part')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

/** The part is wanted and cannot be fetched, beside something else. */
async function cutOff(more: Partial<Wanted<Props>> = {}) {
  // React reports what a boundary caught; here that is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const part = createPart(more);
  const { Late, load } = part;
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await act(async () => {
    render(
      <>
        <p>the page</p>
        <Late isOpen />
      </>,
    );
  });
  expect(screen.getByText('the page')).toBeDefined();
  return part;
}
const tryAgain = async (): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
};

test('4.2 whenWanted: code that cannot be fetched leaves the page, says so in one line, and is fetched anew', async () => {
  const { load } = await cutOff();
  expect(screen.getByRole('alert').textContent).toBe('This part could not be loaded.Try again');
  await tryAgain();
  expect(screen.getByText('the page')).toBeDefined();
  load.mockResolvedValue(Part);
  await tryAgain();
  expect(screen.getByText('the part')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});

const alertText = (): string | null => screen.getByRole('alert').textContent;

test('18B whenWanted: what does not come a second time either is offered with a page that is loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await cutOff();
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await tryAgain();
  expect(alertText()).toBe('This part could not be loaded.Try againReload the page');
  expect(reload).not.toHaveBeenCalled();
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('18B whenWanted: without a network the page stays, and no one is told to load it anew', async () => {
  const { network } = await cutOff();
  network.isThere = false;
  await tryAgain();
  expect(alertText()).toBe('This part could not be loaded.Try again');
});

test('18B whenWanted: a second failure leaves the page in browsers that answer scrolling with a promise', async () => {
  const answer: unknown = Promise.resolve();
  const scroll = vi.fn<() => void>(() => answer);
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  await cutOff();
  expect(scroll).toHaveBeenCalledOnce();
  await tryAgain();
  expect(screen.getByText('the page')).toBeDefined();
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('4.2 whenWanted: what is said in the place of the part may be more', async () => {
  const Plainly = ({ isOpen, onRetry }: Props & PartFailureProps) => (
    <button type="button" onClick={onRetry}>
      {isOpen ? 'sold twice' : 'nothing'}
    </button>
  );
  const { load } = await cutOff({ failed: Plainly });
  load.mockResolvedValue(Part);
  await act(async () => fireEvent.click(screen.getByText('sold twice')));
  expect(screen.getByText('the part')).toBeDefined();
});

test('4.2 whenWanted: nothing is said of what the page is whole without', async () => {
  await cutOff({ isExtra: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('4.2 whenWanted: a mistake in the part itself is one of the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Late, load } = createPart();
  load.mockResolvedValue(() => {
    throw new TypeError('a mistake');
  });
  await expect(act(async () => render(<Late isOpen />))).rejects.toThrow('a mistake');
});
