import * as v from 'valibot';
import { readDecimal } from '../../../../../core/money/amount.ts';
import { placesOf } from '../../../../../core/money/fixed-point.ts';
import { amountProblem } from '../../../../../core/rules/amount-rules.ts';
import type { Domain } from '../../kernel/domain/domain.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import { moveBetweenAccounts, type TransferTools } from './account-transfer.ts';
import { walletRoutes } from './wallet-wire.ts';

const billPlaces = 8;

const grant = v.strictObject({
  user: v.string(),
  account: v.picklist(['live', 'moni']),
  wallet: v.picklist(['legal', 'change', 'lever', 'micro']),
  currency: v.string(),
  amount: v.string(),
});

/** Balances and bills are views of the ledger, so this domain has no state. */
export const createWalletDomain = (tools: TransferTools): Domain<null> => ({
  name: 'wallet',
  initial: () => null,
  commands: {
    /** Money from the faucet into one account, as an adjustment by staff. */
    grant: ({ ledger, at }, argument) => {
      const { user, account, wallet, currency, amount: text } = v.parse(grant, argument);
      if (findCurrency(currency) === undefined) throw new Refusal('unknownCurrency');
      const sum = readDecimal<Money>(text);
      const problem = amountProblem(text)?.key;
      if (problem === 'amountNotPositive') throw new Refusal('amountMustBePositive');
      // Bills have eight decimals: finer sums are refused.
      const isTooFine = sum !== undefined && placesOf(sum) > billPlaces;
      if (sum === undefined || problem !== undefined || isTooFine) throw new Refusal('parameter');
      const to = { user, account, wallet, locked: false };
      ledger.transfer([{ from: { house: 'faucet' }, to, currency, amount: sum, kind: billKinds.granted }], at);
      return null;
    },

    moveBetweenAccounts: (step, argument) => moveBetweenAccounts(tools, step, argument),
  },
  due: {},
  routes: walletRoutes,
});
