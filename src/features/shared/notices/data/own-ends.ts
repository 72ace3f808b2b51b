import type { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { endedHere, notEndedHere } from './ended-here.ts';

/** More than a person ends before a watcher looks. */
const keptMost = 200;
const key = 'notices.own';
const between = '\n';

const readNames = (storage: PersonalStorage): readonly string[] => (storage.read(key) ?? '').split(between);

/** Tells the other tabs what the person has ended in this one. */
export function keepOwnEnds(storage: PersonalStorage): void {
  const kept = readNames(storage);
  const all = [...new Set([...endedHere, ...kept])].filter((name) => !notEndedHere.has(name)).slice(0, keptMost);
  if (all.length !== kept.length) storage.write(key, all.join(between));
}

/** Whether the person has ended this with their own hand, in any tab of this device. */
export const isOwnEnd = (storage: PersonalStorage, account: string, name: string): boolean =>
  !notEndedHere.has(`${account} ${name}`) && [...endedHere, ...readNames(storage)].includes(`${account} ${name}`);
