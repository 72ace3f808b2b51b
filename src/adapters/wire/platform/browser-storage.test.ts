import { describe, expect, test } from 'vitest';
import { BrowserStorage } from './browser-storage.ts';

/** An area as a browser has it, as far as BrowserStorage asks. */
function createArea(room = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), { key });
const open = (area: Storage | undefined, prefix = 'tandem.network.', tabs = new EventTarget()): BrowserStorage =>
  new BrowserStorage({ area, prefix, tabs });

describe('BrowserStorage', () => {
  test('write: kept below the prefix, strangers are not seen', () => {
    const area = createArea();
    area.setItem('token', 'of somebody else');
    const storage = open(area);
    expect(storage.read('token')).toBeUndefined();
    storage.write('token', 'a1');
    expect([storage.read('token'), area.getItem('tandem.network.token')]).toEqual(['a1', 'a1']);
    storage.remove('token');
    expect([storage.read('token'), area.getItem('token')]).toEqual([undefined, 'of somebody else']);
  });

  test('clear: removes ours and those of accounts below, nothing else', () => {
    const area = createArea();
    area.setItem('other', '1');
    open(area, 'tandem.in-browser.').write('lang', 'th');
    open(area, 'tandem.network.moni.').write('draft', 'x');
    const storage = open(area);
    storage.write('lang', 'hk');
    storage.clear();
    expect(Array.from({ length: area.length }, (_, index) => area.key(index))).toEqual([
      'other',
      'tandem.in-browser.lang',
    ]);
  });

  test('write: a full storage keeps the value for this visit, also over an older one', () => {
    const storage = open(createArea(3));
    storage.write('draft', 'abc');
    storage.write('draft', 'too long');
    expect(storage.read('draft')).toBe('too long');
    storage.write('draft', 'ok');
    expect(storage.read('draft')).toBe('ok');
    storage.remove('draft');
    expect(storage.read('draft')).toBeUndefined();
  });

  test('write: a forbidden storage keeps everything for this visit and never throws', () => {
    const broken = new Proxy(createArea(), {
      get: () => () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    for (const storage of [open(undefined), open(broken)]) {
      storage.write('lang', 'ru');
      expect(storage.read('lang')).toBe('ru');
      storage.remove('lang');
      expect(storage.read('lang')).toBeUndefined();
      storage.write('lang', 'ru');
      storage.clear();
      expect(storage.read('lang')).toBeUndefined();
    }
  });

  test('watch: tells keys of ours that another tab changed, until unsubscribed', () => {
    const tabs = new EventTarget();
    const storage = open(createArea(), 'tandem.network.', tabs);
    const told: string[] = [];
    const stop = storage.watch((key) => told.push(key));
    tabs.dispatchEvent(storageEvent('tandem.network.token'));
    tabs.dispatchEvent(storageEvent('tandem.in-browser.token'));
    tabs.dispatchEvent(storageEvent(null));
    stop();
    tabs.dispatchEvent(storageEvent('tandem.network.token'));
    expect(told).toEqual(['token', '']);
  });

  test('keepOnly: removes the rest, also what was not stored, and tells who watches in this tab', () => {
    const area = createArea(5);
    area.setItem('other', '1');
    const tabs = new EventTarget();
    const storage = open(area, 'tandem.network.', tabs);
    const below = open(area, 'tandem.network.live.', tabs);
    const told: string[] = [];
    below.watch((key) => told.push(key));
    storage.write('lang', 'th');
    below.write('stars', '[1]');
    storage.write('activity', 'too long');
    storage.keepOnly((key) => key === 'lang');
    expect([storage.read('lang'), storage.read('activity'), below.read('stars')]).toEqual(['th', undefined, undefined]);
    expect([told, area.getItem('other')]).toEqual([['stars'], '1']);
  });
});
