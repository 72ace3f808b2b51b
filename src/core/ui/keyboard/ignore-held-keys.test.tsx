import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ignoreHeldKeys } from './ignore-held-keys.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  cleanup();
});

const isIgnored = (role: string, key: string, repeat: boolean): boolean => {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  screen.getByRole(role).dispatchEvent(event);
  return event.defaultPrevented;
};

test.each([
  ['button', 'Enter', true, true],
  ['button', ' ', true, true],
  ['spinbutton', 'Enter', true, true],
  ['button', 'Enter', false, false],
  ['button', 'ArrowUp', true, false],
  ['spinbutton', 'ArrowUp', true, false],
  ['textbox', 'Enter', true, false],
])('R1 ignoreHeldKeys: %s, %j, held %s: ignored %s', (role, key, repeat, ignored) => {
  render(
    <form>
      <input type="number" />
      <textarea />
      <button type="button">Place</button>
    </form>,
  );
  stop = ignoreHeldKeys(document);
  expect(isIgnored(role, key, repeat)).toBe(ignored);
});
