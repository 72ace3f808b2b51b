import { clockSpeeds, type ClockSpeed } from '../../../../../core/ports/presenter-port.ts';

/** Engine time as a function of real time, both in epoch ms: base + (real − realBase) × speed. */
export type ClockSetting = { readonly base: number; readonly realBase: number; readonly speed: number };

/**
 * The end of engine time, with a margin before the limit of stored worlds: a clock that runs fast for weeks still
 * leaves a world that opens.
 */
export const endOfTime = Date.UTC(2298, 0);

export const engineTime = (setting: ClockSetting, real: number): number =>
  Math.min(endOfTime, Math.floor(setting.base + Math.max(0, real - setting.realBase) * setting.speed));

/** Throws RangeError for a speed that no clock has. */
export function readSpeed(speed: number): ClockSpeed {
  const known = clockSpeeds.find((candidate) => candidate === speed);
  if (known === undefined) throw new RangeError(`no clock runs ${speed} times as fast`);
  return known;
}
