import type { Told as ToldElsewhere, WithdrawalStanding } from '../../../core/domain/people/withdrawal-standing.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare, isPositive } from '../../../core/money/fixed-point.ts';
import type { TodaysWithdrawals, WithdrawalBlock, WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';

/** The conditions of every withdrawal, in the order of the list. */
const usualIds = ['minimum', 'identity', 'limit', 'count', 'account', 'wallet', 'score', 'positions', 'loan'] as const;
type UsualId = (typeof usualIds)[number];
/** The last one counts only for a person who is known not to meet it. */
export type ConditionId = UsualId | 'password';

/** `open`: the typed sum decides; `asked`: loading; `unknown`: the server does not say before the withdrawal itself. */
export type ConditionState = 'met' | 'blocked' | 'open' | 'asked' | 'unknown';

export interface Condition {
  readonly id: ConditionId;
  readonly state: ConditionState;
}

const blocksOf: Readonly<Record<UsualId, readonly WithdrawalBlock[]>> = {
  minimum: [],
  identity: ['identity', 'identityPending'],
  limit: [],
  count: ['count'],
  account: ['frozen', 'locked'],
  wallet: ['wallet'],
  score: ['score'],
  positions: ['positions'],
  loan: ['loan'],
};

const isUsedUp = (today: TodaysWithdrawals | undefined): boolean | undefined =>
  today?.max === undefined ? undefined : today.count >= today.max;

/** What other calls tell counts where the terms name no blocks. */
function standingOf(id: UsualId, standing: Partial<Readonly<Record<UsualId, ToldElsewhere>>> = {}): ConditionState {
  const isMet = standing[id];
  if (isMet === undefined) return 'unknown';
  if (isMet === 'asked') return 'asked';
  return isMet ? 'met' : 'blocked';
}

function stateOfMinimum({ terms: { minimum }, typed }: Told): ConditionState {
  if (minimum === undefined) return 'unknown';
  if (!isPositive(minimum)) return 'met';
  return typed !== undefined && compare(typed, minimum) >= 0 ? 'met' : 'open';
}

function stateOf(id: UsualId, told: Told & { readonly standing: Standing }): ConditionState {
  const { terms, today, standing } = told;
  if (id === 'minimum') return stateOfMinimum(told);
  if (id === 'limit') {
    if (terms.left === undefined) return 'unknown';
    return terms.left === '0' ? 'blocked' : 'met';
  }
  const usedUp = id === 'count' ? isUsedUp(today) : undefined;
  if (usedUp === true) return 'blocked';
  if (terms.blocks === undefined) return usedUp === undefined ? standingOf(id, standing) : 'met';
  return blocksOf[id].some((block) => terms.blocks?.includes(block)) ? 'blocked' : 'met';
}

type Standing = WithdrawalStanding | undefined;

export interface Told {
  readonly terms: WithdrawalTerms;
  readonly today: TodaysWithdrawals | undefined;
  /** The sum in the form; undefined without one. */
  readonly typed?: Amount | undefined;
}

/** What other calls tell of the person. */
export interface ToldOfPerson {
  readonly standing: Standing;
  /** The withdrawal will ask for a payment password, and the person is known to have none. */
  readonly lacksPassword: boolean;
}

/** Every condition with its state. */
export function conditionsOf(told: Told, { standing, lacksPassword }: ToldOfPerson): readonly Condition[] {
  const usual = usualIds.map((id) => ({ id, state: stateOf(id, { ...told, standing }) }));
  return lacksPassword ? [...usual, { id: 'password', state: 'blocked' }] : usual;
}

const nothingElse: ToldOfPerson = { standing: undefined, lacksPassword: false };

/** Only the server's own conditions of withdrawals block the form; facts from other calls are for reading. */
export const isBlocked = (told: Told): boolean =>
  conditionsOf(told, nothingElse).some(({ state }) => state === 'blocked');
