import { stopLevels, type StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import type { ContractDirection, ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { checkStops, type StopProblem } from '../../../../core/domain/orders/contract-rules.ts';
import { rate, type Amount, type Price, type Rate } from '../../../../core/money/amount.ts';
import { percentChange, roundToStep } from '../../../../core/money/arithmetic.ts';
import {
  add,
  isMultipleOf,
  isPositive,
  multiply,
  placesOf,
  roundTo,
  subtract,
} from '../../../../core/money/fixed-point.ts';
import { numberIn } from '../../orders/model/ticket-actions.ts';

/** Whole percent of the last price. */
export const stopPresets: Readonly<Record<StopLevel, readonly number[]>> = {
  takeProfit: [1, 3, 5, 10],
  stopLoss: [1, 2, 3, 5],
};

/** What distances are measured from: the side of it that wins is the direction's. */
export interface MarketGround {
  readonly direction: ContractDirection;
  readonly lastPrice: Price;
}

/** Undefined while the last price is not known. */
export const marketGround = ({
  direction,
  lastPrice,
}: Pick<StopsGround, 'direction' | 'lastPrice'>): MarketGround | undefined =>
  lastPrice === undefined ? undefined : { direction, lastPrice };

const hundredth = rate('0.01');

/** The price at a distance from the last one: above it where a long wins or a short loses, below it otherwise. */
export function presetPrice(
  level: StopLevel,
  position: MarketGround,
  preset: { readonly percent: number; readonly step: Price | undefined },
): Price {
  const { lastPrice } = position;
  const room = multiply(multiply(lastPrice, rate(`${preset.percent}`)), hundredth);
  const isAbove = (position.direction === 'long') === (level === 'takeProfit');
  const target = isAbove ? add(lastPrice, room) : subtract(lastPrice, room);
  return preset.step === undefined
    ? roundTo(target, placesOf(lastPrice))
    : roundToStep(target, preset.step, isAbove ? 'up' : 'down');
}

export interface StopsReading {
  /** Undefined is none, or unreadable. */
  readonly takeProfit: Price | undefined;
  readonly stopLoss: Price | undefined;
  /** What closing there would leave after known fees; undefined without a price. */
  readonly nets: Readonly<Record<StopLevel, Amount | undefined>>;
  readonly problems: Readonly<Record<StopLevel, StopProblem | undefined>>;
  /** Levels that are no price of this pair, as the step says. */
  readonly offStep: Readonly<Record<StopLevel, boolean>>;
  /** Nothing is wrong with the levels there are. */
  readonly canSend: boolean;
  /** How far each is from the last price, in percent; below it is negative. */
  readonly percents: Readonly<Record<StopLevel, Rate | undefined>>;
}

/** What levels are measured against: a position, or one that is about to be opened. */
export type StopsGround = Pick<ContractOrder, 'direction' | 'openPrice' | 'lastPrice'>;

export interface StopsQuestion {
  readonly position: StopsGround;
  /** What closing at a price would leave after known fees; undefined while the size is not known. */
  readonly netAt: (price: Price) => Amount | undefined;
  readonly texts: Readonly<Record<StopLevel, string>>;
  readonly liquidation: Price | undefined;
  readonly step: Price | undefined;
  readonly languageTag: string;
}

/** Reads the levels against the price of this moment, not against the entry. */
export function readStops({ netAt, texts, languageTag, ...ground }: StopsQuestion): StopsReading {
  const takeProfit = priceIn(texts.takeProfit, languageTag);
  const stopLoss = priceIn(texts.stopLoss, languageTag);
  const net = (price: Price | undefined): Amount | undefined => (price === undefined ? undefined : netAt(price));
  const { lastPrice } = ground.position;
  const percent = (price: Price | undefined): Rate | undefined =>
    price === undefined || lastPrice === undefined ? undefined : percentChange(price, lastPrice);
  const judged = judgeStops({ ...ground, takeProfit, stopLoss });
  const unreadable = (level: StopLevel, price: Price | undefined): StopProblem | undefined =>
    texts[level].trim() !== '' && price === undefined
      ? { key: `${level}Unreadable`, isWarning: false, limit: undefined }
      : undefined;
  const wrong = { takeProfit: unreadable('takeProfit', takeProfit), stopLoss: unreadable('stopLoss', stopLoss) };
  return {
    takeProfit,
    stopLoss,
    nets: { takeProfit: net(takeProfit), stopLoss: net(stopLoss) },
    percents: { takeProfit: percent(takeProfit), stopLoss: percent(stopLoss) },
    ...judged,
    problems: {
      takeProfit: wrong.takeProfit ?? judged.problems.takeProfit,
      stopLoss: wrong.stopLoss ?? judged.problems.stopLoss,
    },
    canSend: judged.canSend && stopLevels.every((level) => wrong[level] === undefined),
  };
}

export interface LevelsQuestion extends Pick<StopsQuestion, 'position' | 'liquidation' | 'step'> {
  readonly takeProfit: Price | undefined;
  readonly stopLoss: Price | undefined;
}

/** What is wrong with the levels at this moment. */
export function judgeStops(question: LevelsQuestion): Pick<StopsReading, 'problems' | 'offStep' | 'canSend'> {
  const { position, takeProfit, stopLoss, liquidation, step } = question;
  const { direction, openPrice, lastPrice } = position;
  const problems = checkStops({ direction, openPrice, lastPrice, takeProfit, stopLoss, liquidation });
  const of = (level: StopLevel): StopProblem | undefined => {
    const own = problems.filter(({ key }) => key.startsWith(level));
    return own.find(({ isWarning }) => !isWarning) ?? own[0];
  };
  const isOff = (price: Price | undefined): boolean =>
    price !== undefined && step !== undefined && !isMultipleOf(price, step);
  const offStep = { takeProfit: isOff(takeProfit), stopLoss: isOff(stopLoss) };
  return {
    problems: { takeProfit: of('takeProfit'), stopLoss: of('stopLoss') },
    offStep,
    canSend: problems.every(({ isWarning }) => isWarning) && !offStep.takeProfit && !offStep.stopLoss,
  };
}

function priceIn(text: string, languageTag: string): Price | undefined {
  const price = numberIn<Price>(text, languageTag);
  return price !== undefined && isPositive(price) ? price : undefined;
}
