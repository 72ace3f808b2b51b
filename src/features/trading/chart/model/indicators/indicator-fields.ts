import type { IndicatorLook, IndicatorName } from '../chart-settings.ts';
import { hasLinePerLength } from './indicator-looks.ts';

/** What the fields of an indicator are called. */
export type ParamName = 'length' | 'lengthOf' | 'deviations' | 'fast' | 'slow' | 'signal' | 'smoothK' | 'smoothD';

export const paramNames: Readonly<Record<IndicatorName, readonly ParamName[]>> = {
  MA: ['lengthOf', 'lengthOf', 'lengthOf'],
  EMA: ['lengthOf', 'lengthOf', 'lengthOf'],
  BOLL: ['length', 'deviations'],
  VOL: [],
  MACD: ['fast', 'slow', 'signal'],
  RSI: ['lengthOf', 'lengthOf', 'lengthOf'],
  KDJ: ['length', 'smoothK', 'smoothD'],
};

/** The lines of an indicator whose lines are not named by their lengths. */
export const lineNames: Readonly<Partial<Record<IndicatorName, readonly string[]>>> = {
  BOLL: ['upper', 'middle', 'lower'],
  MACD: ['DIF', 'DEA'],
  KDJ: ['K', 'D', 'J'],
};

export interface ParamLimits {
  readonly min: number;
  readonly max: number;
  readonly places: 0 | 1;
}

export const limitsOf = (name: IndicatorName, index: number): ParamLimits =>
  paramNames[name][index] === 'deviations'
    ? { min: 0.1, max: 10, places: 1 }
    : { min: paramNames[name][index] === 'lengthOf' || index > 0 ? 1 : 2, max: 500, places: 0 };

/** The typed number; undefined for an emptied line, 'wrong' for what the field does not take. */
export function readParam(name: IndicatorName, index: number, text: string): number | undefined | 'wrong' {
  const plain = text.trim().normalize('NFKC').replace(',', '.');
  if (plain === '' && hasLinePerLength(name)) return undefined;
  const { min, max, places } = limitsOf(name, index);
  if (!(places === 0 ? /^\d{1,3}$/ : /^\d{1,2}(?:\.\d)?$/).test(plain)) return 'wrong';
  const value = Number.parseFloat(plain);
  return value < min || value > max ? 'wrong' : value;
}

/** An indicator keeps at least one line. */
export const acceptsParams = (name: IndicatorName, params: IndicatorLook['params']): boolean =>
  !hasLinePerLength(name) || params.some((param) => param !== undefined);
