import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';

afterEach(cleanup);

const Here = () => <output>{useLocation().pathname}</output>;

async function page(content: ReactNode, kept?: string): Promise<void> {
  const container = new Container();
  const texts = new Map(kept === undefined ? [] : [['shortcuts', kept]]);
  container.bind(KeyValueStorage).toConstantValue({
    read: (key) => texts.get(key),
    write: (key, value) => void texts.set(key, value),
    keeps: () => true,
    remove: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    watch: () => () => undefined,
  });
  await act(async () =>
    render(
      <ContainerContext value={container}>
        <MemoryRouter>
          <Suspense>
            <main>{content}</main>
            <ShortcutKeys />
            <Here />
          </Suspense>
        </MemoryRouter>
      </ContainerContext>,
    ),
  );
}
const press = (key: string, target: Element = document.body, more = {}): boolean =>
  fireEvent.keyDown(target, { key, ...more });

const ticket = (onSend: () => void) => (
  <form>
    <input name="price" aria-label="price" />
    <input name="size" aria-label="size" />
    <button type="submit" onClick={onSend}>
      send
    </button>
  </form>
);

test('E25: Escape leaves a field, and the keys are shortcuts again', async () => {
  await page(ticket(() => undefined));
  press('a');
  const size = screen.getByLabelText('size');
  expect(document.activeElement).toBe(size);
  press('Escape', size);
  expect(document.activeElement).toBe(document.body);
  press('p');
  expect(document.activeElement).toBe(screen.getByLabelText('price'));
});

test('E25: a field that uses Escape itself, and a person who has switched the keys off, keep the focus', async () => {
  await page(<input name="size" aria-label="size" onKeyDown={(event) => event.preventDefault()} />);
  screen.getByLabelText('size').focus();
  press('Escape', screen.getByLabelText('size'));
  expect(document.activeElement).toBe(screen.getByLabelText('size'));
  cleanup();
  await page(
    ticket(() => undefined),
    'off',
  );
  screen.getByLabelText('size').focus();
  press('Escape', screen.getByLabelText('size'));
  expect(document.activeElement).toBe(screen.getByLabelText('size'));
});

test('E25: a key leads to its field, and is not written into it', async () => {
  await page(ticket(() => undefined));
  expect(press('p')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('price'));
  // From here on the letters are the field's.
  expect(press('a', screen.getByLabelText('price'))).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('price'));
});

test('E25: a key whose place is not on the page does nothing, but the search is never far', async () => {
  await page(undefined);
  expect(press('p')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('/');
  await act(async () => void press('/'));
  expect(screen.getByRole('status').textContent).toBe('/pages/market/search');
});

test('E25: the order button is pressed only where that has been switched on', async () => {
  const onSend = vi.fn<(event?: unknown) => void>((event) => {
    if (event instanceof Object && 'preventDefault' in event) (event as Event).preventDefault();
  });
  await page(ticket(onSend));
  press('Enter', document.body, { shiftKey: true });
  expect(onSend).not.toHaveBeenCalled();
  cleanup();
  await page(ticket(onSend), 'send');
  press('Enter', document.body, { shiftKey: true });
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('E25: switched off, no key does anything', async () => {
  await page(
    ticket(() => undefined),
    'off,send',
  );
  expect(press('p')).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

test('E25: the question mark shows every key with what it does', async () => {
  await page(undefined);
  await act(async () => {
    press('?', document.body, { shiftKey: true });
    await Promise.all([import('./shortcuts-sheet.tsx'), import('../../../../../locales/en/settings.json')]);
  });
  const sheet = await screen.findByRole('dialog', { name: 'All shortcuts' });
  expect(sheet.querySelectorAll('kbd')).toHaveLength(13);
  expect(sheet.textContent).toContain('Go to the price');
});
