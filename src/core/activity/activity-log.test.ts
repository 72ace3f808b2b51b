import { describe, expect, test } from 'vitest';
import type { Clock } from '../time/clock.ts';
import type { KeyValueStorage } from '../platform/storage.ts';
import { ActivityLog, activityLimit } from './activity-log.ts';

function createStorage(kept = new Map<string, string>()): KeyValueStorage {
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => () => undefined,
  };
}

const clock: Clock = { now: () => 1_700_000_000_000, after: () => () => undefined };

describe('ActivityLog', () => {
  test('MS1 ActivityLog: newest first, each account for itself', () => {
    const log = new ActivityLog(createStorage(), clock);
    log.record('live', { kind: 'success', text: 'first' });
    log.record('live', { kind: 'problem', text: 'second' });
    log.record('moni', { kind: 'info', text: 'practice' });
    expect(log.entries('live').map(({ text }) => text)).toEqual(['second', 'first']);
    expect(log.entries('moni').map(({ text }) => text)).toEqual(['practice']);
  });

  test('MS1 ActivityLog: keeps the last two hundred', () => {
    const log = new ActivityLog(createStorage(), clock);
    for (let count = 0; count < activityLimit + 5; count += 1) log.record('live', { kind: 'info', text: `${count}` });
    expect(log.entries('live')).toHaveLength(activityLimit);
    expect(log.entries('live')[0]?.text).toBe('204');
  });

  test('ActivityLog: survives a reload, and what was broken meanwhile is left out', () => {
    const storage = createStorage();
    new ActivityLog(storage, clock).record('live', { kind: 'info', text: 'kept' });
    const stored = storage.read('activity.live') ?? '[]';
    storage.write('activity.live', stored.replace(']', ',{"at":"x"},null]'));
    expect(new ActivityLog(storage, clock).entries('live').map(({ text }) => text)).toEqual(['kept']);
    storage.write('activity.live', '{');
    expect(new ActivityLog(storage, clock).entries('live')).toEqual([]);
  });

  test('ActivityLog: what is said to a visitor is shown and not stored', () => {
    const storage = createStorage();
    const log = new ActivityLog(storage, clock);
    log.record('live', { kind: 'info', text: 'passing' }, false);
    expect([log.entries('live').length, storage.read('activity.live')]).toEqual([1, undefined]);
  });
});
