import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { defaultPreferences, Preferences, readPreferences } from './preferences.ts';

describe('readPreferences', () => {
  test('readPreferences: nothing kept means the defaults', () => {
    expect(readPreferences(undefined)).toEqual(defaultPreferences);
  });

  test('readPreferences: a field that makes no sense does not spoil the others', () => {
    expect(readPreferences('{"theme":"light","upColour":"pink","flash":"no"}')).toEqual({
      ...defaultPreferences,
      theme: 'light',
    });
  });

  test('E35 readPreferences: own payments and messages are told, announcements open only on request', () => {
    const { tellDue, tellMessages, tellNews } = readPreferences(undefined);
    expect([tellDue, tellMessages, tellNews]).toEqual([true, true, false]);
    expect(readPreferences('{"tellDue":false,"tellMessages":false,"tellNews":true}')).toEqual({
      ...defaultPreferences,
      tellDue: false,
      tellMessages: false,
      tellNews: true,
    });
  });

  test('readPreferences: any text at all gives usable preferences', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { theme, upColour } = readPreferences(text);
        expect(['system', 'dark', 'light']).toContain(theme);
        expect(['green', 'red', 'blue']).toContain(upColour);
      }),
    );
  });
});

describe('Preferences', () => {
  test('Preferences: a change is kept, told and followed by the other tab', () => {
    const kept = new Map<string, string>();
    let tellOtherTab: (key: string) => void = () => undefined;
    const storageOf = (watch: (listener: (key: string) => void) => void) => ({
      read: (key: string) => kept.get(key),
      write: (key: string, value: string) => void kept.set(key, value),
      keeps: () => true,
      remove: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
      watch: (listener: (key: string) => void) => {
        watch(listener);
        return () => undefined;
      },
    });
    const here = new Preferences(storageOf(() => undefined));
    const there = new Preferences(storageOf((listener) => (tellOtherTab = listener)));
    here.change({ theme: 'dark' });
    tellOtherTab('preferences');
    expect(there.values().theme).toBe('dark');
  });
});

test('Preferences: the brand has the first word about the colour of a rise, the person the last', () => {
  const kept = new Map<string, string>();
  const preferences = new Preferences(memoryStorage(kept), 'red');
  expect(preferences.values()).toEqual({ ...defaultPreferences, upColour: 'red' });
  preferences.change({ upColour: 'blue' });
  expect(new Preferences(memoryStorage(kept), 'red').values().upColour).toBe('blue');
});

describe('E41 data saver', () => {
  class Connection extends EventTarget {
    saveData = false;
    ask(isAsked: boolean): void {
      this.saveData = isAsked;
      this.dispatchEvent(new Event('change'));
    }
  }

  test('E41 Preferences: by default the data saver follows what the browser is told, at once', () => {
    const connection = new Connection();
    const preferences = new Preferences(undefined, undefined, connection);
    const told: boolean[] = [];
    preferences.watch(() => told.push(preferences.savesData()));
    expect([preferences.values().dataSaver, preferences.savesData()]).toEqual(['auto', false]);
    connection.ask(true);
    connection.ask(false);
    expect(told).toEqual([true, false]);
  });

  test('E41 Preferences: the person has the last word, and a browser that tells nothing asks for nothing', () => {
    const connection = new Connection();
    const kept = new Map<string, string>();
    const preferences = new Preferences(memoryStorage(kept), undefined, connection);
    preferences.change({ dataSaver: 'on' });
    expect(preferences.savesData()).toBe(true);
    preferences.change({ dataSaver: 'off' });
    connection.ask(true);
    expect(preferences.savesData()).toBe(false);
    expect(new Preferences(memoryStorage(kept)).values().dataSaver).toBe('off');
    expect(new Preferences().savesData()).toBe(false);
    expect(readPreferences('{"dataSaver":"sometimes"}').dataSaver).toBe('auto');
  });
});
