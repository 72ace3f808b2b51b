import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShortcutSettings, shortcutIds, shortcutOf, writeShortcutSettings, type KeyPress } from './shortcuts.ts';

const settings = readShortcutSettings(undefined);
const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  hasShift: false,
  hasOther: false,
  isPartial: false,
  isTyping: false,
  isTaken: false,
  isSheetOpen: false,
  ...changes,
});
const anyPress = fc.record({
  key: fc.oneof(fc.constantFrom('?', '/', '1', '9', 'p', 'P', 'Enter', 'Escape', 'з'), fc.string()),
  code: fc.constantFrom('', 'KeyP', 'KeyT', 'Digit1'),
  hasShift: fc.boolean(),
  hasOther: fc.boolean(),
  isPartial: fc.boolean(),
  isTyping: fc.boolean(),
  isTaken: fc.boolean(),
  isSheetOpen: fc.boolean(),
});

describe('E25 shortcuts', () => {
  test('E25: there are at most twelve', () => expect(shortcutIds.length).toBeLessThanOrEqual(12));

  test('E25: no key does anything while the person types, holds another key, has a sheet open or has switched them off', () => {
    fc.assert(
      fc.property(anyPress, fc.constantFrom('isTyping', 'hasOther', 'isPartial', 'isSheetOpen'), (one, why) => {
        expect(shortcutOf({ ...one, [why]: true }, { isOn: true, canSend: true })).toBeUndefined();
        expect(shortcutOf(one, { isOn: false, canSend: true })).toBeUndefined();
      }),
    );
  });

  test('E25: no key sends an order unless that has been switched on, and then Shift and Enter alone', () => {
    expect(settings).toEqual({ isOn: true, canSend: false });
    fc.assert(
      fc.property(anyPress, (one) => {
        expect(shortcutOf(one, settings)?.id).not.toBe('send');
        const isSent = shortcutOf(one, { isOn: true, canSend: true })?.id === 'send';
        if (isSent) expect(one).toMatchObject({ key: 'Enter', hasShift: true, isTaken: false });
      }),
    );
    expect(shortcutOf(press('Enter', { hasShift: true }), { isOn: true, canSend: true })).toEqual({ id: 'send' });
  });

  test('E25: letters are found on keyboards of other scripts too', () => {
    expect(shortcutOf(press('з', { code: 'KeyP' }), settings)).toEqual({ id: 'price' });
    expect(shortcutOf(press('a', { code: 'KeyQ' }), settings)).toEqual({ id: 'amount' });
    expect(shortcutOf(press('3'), settings)).toEqual({ id: 'period', at: 2 });
  });

  test('E25: what was chosen is kept', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isOn, canSend) => {
        expect(readShortcutSettings(writeShortcutSettings({ isOn, canSend }))).toEqual({ isOn, canSend });
      }),
    );
  });
});
