import * as v from 'valibot';
import { isPositive } from '../../../../../core/money/fixed-point.ts';
import type { FindPerson, LockGuard } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { readMovedAmount } from '../../ledger/moved-amount-rules.ts';
import { emptyConversions, type ConversionState } from './conversion-book.ts';
import { convertedPair, convertedSums, pauseMs, termsOf } from './conversion-rules.ts';
import { conversionRoutes } from './conversion-wire.ts';

const wish = v.strictObject({ user: v.string(), from: v.string(), to: v.string(), amount: v.string() });

/**
 * Takes `{user, from, to, amount}`. Books the given sum, the received sum and the fee at once. Refuses `fundsFrozen`,
 * `doNotRepeat`, `parameter`, `unknownWallet`, `conversionNotOpen`, `amountMustBePositive`, `insufficientBalance`.
 */
function convert(findPerson: FindPerson, step: Step<ConversionState>, argument: Json): Json {
  const { user, from: fromId, to: toId, amount: text } = v.parse(wish, argument);
  if (findPerson(user).fundsFrozen) throw new Refusal('fundsFrozen');
  const last = step.slice.lastAt[user];
  if (last !== undefined && step.at - last < pauseMs) throw new Refusal('doNotRepeat');
  const pair = convertedPair(fromId, toId);
  const amount = readMovedAmount(text, undefined);
  const { received, fee } = convertedSums(amount, termsOf(step, pair));
  const own = { user, account: 'live', wallet: 'change', locked: false } as const;
  const market = { house: 'market' } as const;
  const given = { from: own, currency: pair.from.name };
  step.ledger.transfer(
    [
      { ...given, to: market, amount, kind: billKinds.convertedOut },
      ...(isPositive(fee)
        ? [{ ...given, to: { house: 'fees' } as const, amount: fee, kind: billKinds.convertFee }]
        : []),
      { from: market, to: own, currency: pair.to.name, amount: received, kind: billKinds.convertedIn },
    ],
    step.at,
  );
  step.slice.lastAt[user] = step.at;
  return null;
}

/** One currency of the spot account becomes another one. */
export const createConversionDomain = (findPerson: FindPerson, guard?: LockGuard): Domain<ConversionState> => ({
  name: 'conversion',
  initial: emptyConversions,
  commands: { convert: (step, argument) => convert(findPerson, step, argument) },
  due: {},
  routes: conversionRoutes(guard),
});
