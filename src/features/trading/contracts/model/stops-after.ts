import type { AppError } from '../../../../core/errors/app-error.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { contractWay, type ContractWay, type SentContract } from './contract-way.ts';
import type { Before } from '../../../../core/sending/way.ts';
import { pauseBeforeReading, twinOf } from '../../orders/model/placed-order.ts';
import {
  isSameLevel,
  openedOf,
  stopLevels,
  type PositionLevels,
  type StopLevel,
} from '../../../../core/domain/orders/contract-levels.ts';
import { checkStops } from '../../../../core/domain/orders/contract-rules.ts';

/** The outcome of the levels of a placed order: they are a separate request after the order. */
export type StopsAfter =
  /** The position that the order opened is being looked for. */
  | { readonly kind: 'waiting' }
  /** `isUnsure`: no answer has come yet, and the position is listed without them. */
  | { readonly kind: 'setting'; readonly isUnsure?: true }
  | { readonly kind: 'set'; readonly position: ContractOrder }
  /** `position` if found; `error` if the server gave a reason; `alone` if one of two was set without the other. */
  | {
      readonly kind: 'not-set';
      readonly position?: ContractOrder;
      readonly error?: AppError;
      readonly alone?: StopLevel;
    }
  /** Left behind by an earlier visit of the page. `position` if found, without the levels. */
  | { readonly kind: 'left'; readonly position?: ContractOrder };

/** An order that was placed with the wish for levels. */
export interface StopsTask {
  readonly sent: SentContract;
  readonly before: Before;
}

/** What setting levels needs of its surroundings. */
export interface StopsSetter {
  pause(delayMs: number): Promise<void>;
  /** Newest first, every state; undefined when they could not be read. Never rejects. */
  readOrders(): Promise<readonly ContractOrder[] | undefined>;
  /** Resolves with why they were not set, or with nothing. */
  setStops(wanted: PositionLevels): Promise<AppError | undefined>;
  tell(state: StopsAfter): void;
}

/** An answer usually comes within it. */
const doubtAfterMs = 3000;

/** About half a minute: a market order opens with its answer, on slow servers with the next ticks. */
const readingsMax = 10;

/**
 * Finds the position that an accepted order has opened and sets its levels. The order itself is never sent again. Levels
 * may be sent twice: the same ones change nothing.
 */
export async function setStopsAfter({ sent, before }: StopsTask, setter: StopsSetter): Promise<void> {
  const { stops } = sent;
  if (stops === undefined) return;
  setter.tell({ kind: 'waiting' });
  const position = await opened({ sent, before }, setter);
  if (position?.status !== 'open') {
    setter.tell({ kind: 'not-set', ...(position === undefined ? {} : { position }) });
    return;
  }
  if (hasLevels(position, sent)) {
    // Another tab that follows the same order was first.
    setter.tell({ kind: 'set', position });
    return;
  }
  setter.tell({ kind: 'setting' });
  const answered = setter.setStops({ ...openedOf(position), ...stops });
  void tellDoubt(answered, { position, sent }, setter);
  const error = await answered;
  const isSet = error === undefined || (error.kind === 'no-answer' && (await showsLevels(position.id, sent, setter)));
  if (isSet) {
    setter.tell({ kind: 'set', position });
    return;
  }
  const alone = error.kind === 'server' ? await setAlone(position.id, sent, setter) : undefined;
  setter.tell({ kind: 'not-set', position, error, ...(alone === undefined ? {} : { alone }) });
}

/** Without an answer the position may run without its stop: the first list that shows no levels is told. */
async function tellDoubt(
  answered: Promise<unknown>,
  { position, sent }: { readonly position: ContractOrder; readonly sent: SentContract },
  { pause, readOrders, tell }: StopsSetter,
): Promise<void> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  void answered.then(end, end);
  for (let index = 0; index < readingsMax; index += 1) {
    await pause(index === 0 ? doubtAfterMs : pauseBeforeReading(index));
    const listed = isOver ? undefined : (await readOrders())?.find(({ id }) => id === position.id);
    if (isOver || (listed !== undefined && hasLevels(listed, sent))) return;
    if (listed === undefined) continue;
    tell({ kind: 'setting', isUnsure: true });
    return;
  }
}

/** A level that breaks its own rule is refused together with the other. Then the other is set without it. */
async function setAlone(id: string, sent: SentContract, setter: StopsSetter): Promise<StopLevel | undefined> {
  const { takeProfit, stopLoss } = sent.stops ?? {};
  if (takeProfit === undefined || stopLoss === undefined) return undefined;
  const position = (await setter.readOrders())?.find((order) => order.id === id);
  if (position?.status !== 'open') return undefined;
  const { direction, openPrice, lastPrice } = position;
  const problems = checkStops({ direction, openPrice, lastPrice, takeProfit, stopLoss, liquidation: undefined });
  const [level, other] = stopLevels.filter((one) => problems.every(({ key }) => !key.startsWith(one)));
  if (level === undefined || other !== undefined) return undefined;
  const stops = { takeProfit: undefined, stopLoss: undefined, [level]: sent.stops?.[level] };
  const error = await setter.setStops({ ...openedOf(position), ...stops });
  const isSet =
    error === undefined || (error.kind === 'no-answer' && (await showsLevels(id, { ...sent, stops }, setter)));
  return isSet ? level : undefined;
}

/** Which of the wanted levels a position goes without. */
export type MissingLevels = StopLevel | 'both';

export interface MissedStops {
  readonly missing: MissingLevels;
  /** As they were asked for. */
  readonly stops: SentContract['stops'];
}

export function missingLevels(
  { stops }: SentContract,
  isSet: (level: StopLevel) => boolean,
): MissingLevels | undefined {
  const [missing, other] = stopLevels.filter((level) => stops?.[level] !== undefined && !isSet(level));
  return other === undefined ? missing : 'both';
}

/** The words for it. */
export const missingKey = (missing: MissingLevels | undefined) =>
  missing === 'takeProfit' || missing === 'stopLoss'
    ? (`stops.missing.${missing}` as const)
    : ('stops.notSet' as const);

/**
 * Levels that an earlier visit left behind: nothing to do where the orders show that they are set, or that the position
 * is over.
 */
export async function judgeLeft(
  task: StopsTask,
  { pause, readOrders }: Pick<StopsSetter, 'pause' | 'readOrders'>,
): Promise<StopsAfter | 'over'> {
  for (let index = 0; index < readingsMax; index += 1) {
    await pause(pauseBeforeReading(index));
    const orders = await readOrders();
    const position = twinOf<ContractWay>(contractWay, task, orders);
    if (position !== undefined) return stillLeft({ kind: 'left', position }, position, task.sent);
    if (orders !== undefined) break;
  }
  return { kind: 'left' };
}

/** What is said of the levels of an open position, by the newest list of all open positions. */
export function followed(state: StopsAfter, sent: SentContract, open: readonly ContractOrder[]): StopsAfter | 'over' {
  if (state.kind === 'waiting' || state.kind === 'setting' || state.position?.status !== 'open') return state;
  const { id } = state.position;
  const position = open.find((one) => one.id === id);
  if (position === undefined) return 'over';
  if (state.kind !== 'set') return stillLeft(state, position, sent);
  return missingLevels(sent, (level) => position[level] !== undefined) === undefined ? state : 'over';
}

const stillLeft = (state: StopsAfter, position: ContractOrder, sent: SentContract): StopsAfter | 'over' =>
  // Others than the wanted ones may have been set by hand.
  ['closed', 'cancelled'].includes(position.status) ||
  missingLevels(sent, (level) => position[level] !== undefined) === undefined
    ? 'over'
    : state;

async function opened(task: StopsTask, { pause, readOrders }: StopsSetter): Promise<ContractOrder | undefined> {
  // Without a list from before, an older position just like it could be taken for it.
  if (task.before.ids === undefined) return undefined;
  for (let index = 0; index < readingsMax; index += 1) {
    await pause(pauseBeforeReading(index));
    const order = twinOf<ContractWay>(contractWay, task, await readOrders());
    if (order !== undefined && order.status !== 'pending') return order;
  }
  return undefined;
}

/** The answer was lost: the list shows whether they are set. */
async function showsLevels(id: string, sent: SentContract, { readOrders }: StopsSetter): Promise<boolean> {
  return hasLevels(
    (await readOrders())?.find((order) => order.id === id),
    sent,
  );
}

function hasLevels(position: ContractOrder | undefined, { stops }: SentContract): boolean {
  if (position === undefined || stops === undefined) return false;
  return stopLevels.every((level) => isSameLevel(position[level], stops[level]));
}
