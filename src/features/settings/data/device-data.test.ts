import { describe, expect, test } from 'vitest';
import { deviceEntries, wipeDevice, type DevicePlaces } from './device-data.ts';

class FakeArea {
  readonly #entries: Map<string, string>;

  constructor(entries: Readonly<Record<string, string>>) {
    this.#entries = new Map(Object.entries(entries));
  }

  get length(): number {
    return this.#entries.size;
  }

  readonly key = (index: number): string | null => [...this.#entries.keys()][index] ?? null;
  readonly getItem = (name: string): string | null => this.#entries.get(name) ?? null;
  readonly removeItem = (name: string): void => void this.#entries.delete(name);
}

const kept = {
  'tandem.network.token': 'secret',
  'tandem.network.lock': '{"pin":{}}',
  'tandem.network.preferences': '{"theme":"dark"}',
  'tandem.in-browser.moni.alerts': '[]',
  'somebody.else': 'x',
};

function device() {
  const areas = [new FakeArea(kept), new FakeArea({ 'tandem.ticket.BTC': 'typed', other: 'y' })];
  const caches = new Set(['tandem in use', 'theirs']);
  const dropped: string[] = [];
  const places: DevicePlaces = {
    areas,
    caches: { keys: async () => [...caches], delete: async (name) => caches.delete(name) },
    databases: {
      databases: async () => [
        { name: 'tandem-engine', version: 1 },
        { name: 'theirs', version: 1 },
      ],
      deleteDatabase: (name) => {
        dropped.push(name);
        return {} as IDBOpenDBRequest;
      },
    },
  };
  return { areas, caches, dropped, places };
}

describe('device data', () => {
  test('E44 deviceEntries: everything that is ours, sorted, and neither session nor lock', () => {
    expect(deviceEntries(device().places)).toEqual({
      'tandem.in-browser.moni.alerts': '[]',
      'tandem.network.preferences': '{"theme":"dark"}',
      'tandem.ticket.BTC': 'typed',
    });
  });

  test('E44 wipeDevice: leaves nothing of ours in any place, and everything of others', async () => {
    const { areas, caches, dropped, places } = device();
    await wipeDevice(places);
    expect(areas.map((area) => Array.from({ length: area.length }, (_, index) => area.key(index)))).toEqual([
      ['somebody.else'],
      ['other'],
    ]);
    expect([...caches]).toEqual(['theirs']);
    expect(dropped).toEqual(['tandem-engine']);
  });

  test('E44 wipeDevice: what a device refuses does not keep the rest', async () => {
    const { areas, places } = device();
    const refusing = { keys: () => Promise.reject(new Error('forbidden')), delete: async () => false };
    await wipeDevice({ ...places, caches: refusing, databases: undefined });
    expect(areas.map(({ length }) => length)).toEqual([1, 1]);
  });
});
