import type { MarketCategory } from '../../../../../core/domain/market/instrument.ts';
import {
  allPairs,
  type ActiveMarketControl,
  type MarketControl,
  type MarketMood,
} from '../../../../../core/ports/presenter-port.ts';
import { logOf } from '../chance/exact-math.ts';

/** A control of the presenter's as it was used. `at` is engine time, epoch ms; times never fall along the list. */
export type Intervention = { readonly at: number; readonly control: MarketControl };

/** What an instrument is under after some interventions. */
export interface Regime {
  readonly mood: MarketMood;
  /** Logarithmic return per ms until a moment. */
  readonly push: number;
  readonly pushedUntil: number;
  readonly isHalted: boolean;
  readonly isClosed: boolean;
  /** Jumps of a halted pair that are still to come, as one factor. */
  readonly heldBack: number;
}

export const usualRegime: Regime = {
  mood: 'usual',
  push: 0,
  pushedUntil: 0,
  isHalted: false,
  isClosed: false,
  heldBack: 1,
};

export const standsStill = (regime: Regime): boolean => regime.isHalted || regime.isClosed;

interface Place {
  readonly symbol: string;
  readonly category: MarketCategory;
}

export function concerns(control: MarketControl, { symbol, category }: Place): boolean {
  switch (control.kind) {
    case 'usual':
      return true;
    case 'closure':
      return control.category === category;
    case 'halt':
    case 'mood':
    case 'trend':
    case 'gap':
      return control.pair === symbol || control.pair === allPairs;
  }
}

const minuteMs = 60_000;

/** The regime after a control; a halted pair takes its jump later. */
export function regimeAfter(regime: Regime, { at, control }: Intervention): Regime {
  switch (control.kind) {
    case 'usual':
      return { ...usualRegime, heldBack: regime.heldBack };
    case 'closure':
      return { ...regime, isClosed: control.isClosed };
    case 'halt':
      return { ...regime, isHalted: control.isHalted };
    case 'mood':
      return { ...regime, mood: control.mood };
    case 'trend': {
      const duration = control.minutes * minuteMs;
      const isOver = control.percent === 0 || duration <= 0;
      const push = isOver ? 0 : logOf(1 + control.percent / 100) / duration;
      return { ...regime, push, pushedUntil: isOver ? at : at + duration };
    }
    case 'gap':
      return { ...regime, heldBack: regime.heldBack * (1 + control.percent / 100) };
  }
}

const isSameKnob = (left: MarketControl, right: MarketControl): boolean => {
  if (left.kind !== right.kind) return false;
  if (left.kind === 'closure') return right.kind === 'closure' && left.category === right.category;
  if (!('pair' in left && 'pair' in right)) return false;
  return left.pair === right.pair || right.pair === allPairs;
};

const isOn = (control: MarketControl): boolean => {
  switch (control.kind) {
    case 'mood':
      return control.mood !== 'usual';
    case 'trend':
      return control.percent !== 0 && control.minutes > 0;
    case 'halt':
      return control.isHalted;
    case 'closure':
      return control.isClosed;
    case 'gap':
    case 'usual':
      return false;
  }
};

/** A control for every pair: then the exceptions must be named. */
const isForAll = ({ control }: ActiveSince, kind: MarketControl['kind']): boolean =>
  control.kind === kind && 'pair' in control && control.pair === allPairs;

const isActive = (control: MarketControl, earlier: readonly ActiveSince[]): control is ActiveMarketControl =>
  isOn(control) ||
  ((control.kind === 'mood' || control.kind === 'halt') && earlier.some((one) => isForAll(one, control.kind)));

interface ActiveSince {
  readonly at: number;
  readonly control: ActiveMarketControl;
}

/** The active controls at a moment: a later control for the same pairs replaces an earlier one. */
export function activeControls(interventions: readonly Intervention[], now: number): readonly ActiveMarketControl[] {
  let active: readonly ActiveSince[] = [];
  for (const { at, control } of interventions) {
    active = control.kind === 'usual' ? [] : active.filter((earlier) => !isSameKnob(earlier.control, control));
    if (isActive(control, active)) active = [...active, { at, control }];
  }
  return active
    .filter(({ at, control }) => control.kind !== 'trend' || now < at + control.minutes * minuteMs)
    .map(({ control }) => control);
}
