import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { timestamp } from '../../engine/kernel/basics/wire-format.ts';
import { isRow } from './reply.ts';

const hourMs = 3_600_000;
const wholeTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Converts every time in the value to a zone that is `hours` ahead of UTC. */
export function inZone(value: Json, hours: number): Json {
  if (typeof value === 'string') return wholeTime.test(value) ? moved(value, hours) : value;
  if (Array.isArray(value)) return value.map((part: Json) => inZone(part, hours));
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inZone(part, hours)]));
}

const moved = (text: string, hours: number): string =>
  timestamp(Date.parse(`${text.replace(' ', 'T')}Z`) + hours * hourMs);
