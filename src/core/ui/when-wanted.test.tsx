import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietAfterMs, whenWanted } from './when-wanted.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Props {
  readonly isOpen: boolean;
}
const Part = () => <p>the part</p>;
const settle = async (): Promise<void> => {
  await act(async () => vi.advanceTimersByTimeAsync(quietAfterMs));
};

/** A part that comes from a network that can be taken away. */
function createPart() {
  const network = { isThere: true };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere);
  const load = vi.fn<() => Promise<typeof Part>>(() =>
    network.isThere ? Promise.resolve(Part) : Promise.reject(new TypeError('no network')),
  );
  return { network, load, Late: whenWanted<Props>({ load, isWanted: ({ isOpen }) => isOpen }) };
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
