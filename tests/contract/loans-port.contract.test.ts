import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amount } from '../../src/core/money/amount.ts';
import { add } from '../../src/core/money/fixed-point.ts';
import { LoansPort } from '../../src/core/ports/loans-port.ts';
import { loanPromises } from './promises/loan-promises.ts';
import { knownPicture } from '../support/sample-pictures.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const documents = { identity: knownPicture, bankStatement: knownPicture, assets: knownPicture, income: knownPicture };
const spot = { currency: 'USDT', wallet: 'change', locked: false } as const;
const dayMs = 86_400_000;

const describeLoansPort = (world: World): unknown =>
  describe(`LoansPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): LoansPort => running.port(LoansPort);
    const apply = async (productId = '1'): Promise<string> => {
      await port().applyForLoan({ productId, amount: amount('500000'), contact: '1', documents });
      const { items } = await port().loans({ page: 1, limit: 10 });
      return items[0]?.id ?? '';
    };
    const decide = (kind: 'loan' | 'repayment', id: string, isApproved = true): Promise<void> =>
      running.presenter.decide({ kind, identifier: personAtDesk, id: Number(id), isApproved, reason: 'No income' });

    tryPromises(loanPromises, () => running);

    test('loanProducts: LN1 half a million at least, and over the counter for VIP 2', async () => {
      const products = await port().loanProducts();
      expect(new Set(products.map(({ minimum }) => minimum))).toEqual(new Set(['500000']));
      expect(products.filter(({ kind }) => kind === 'otc').every(({ vipLevel }) => vipLevel === 2)).toBe(true);
      expect(products.filter(({ kind }) => kind === 'term').every(({ days }) => days >= 30)).toBe(true);
    });

    test('applyForLoan: LN1 paid out exactly once when it is approved; the ledger booked both sides', async () => {
      const before = running.balance(spot);
      const id = await apply();
      expect(running.balance(spot)).toBe(before);
      await decide('loan', id);
      expect(running.balance(spot)).toBe(add(before, amount('500000')));
      expect(await port().loan({ loanId: id })).toMatchObject({ status: 'disbursed', total: '507500', penalty: '0' });
      expect(await port().loanSummary()).toEqual({ borrowed: '500000', unpaid: '507500', openLoans: 1 });
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('applyForLoan: LN1 a second one, and one without documents, are refused in words', async () => {
      const wish = { productId: '1', amount: amount('500000'), contact: '1' };
      const none = { ...documents, income: '' };
      await expect(port().applyForLoan({ ...wish, documents: none })).rejects.toMatchObject({ kind: 'server' });
      await apply();
      await expect(apply()).rejects.toMatchObject({ kind: 'server' });
    });

    test('applyForLoan: without an identity record the check is asked for', async () => {
      await running.signIn('new@tandem.test');
      await expect(apply()).rejects.toMatchObject({ kind: 'verification-required' });
    });

    test('loan: a refusal carries its reason', async () => {
      const id = await apply();
      await decide('loan', id, false);
      expect(await port().loan({ loanId: id })).toMatchObject({ status: 'rejected', reason: 'No income' });
    });

    test('repayLoan: LN2 what is confirmed counts, the rest grows when it is late, and the whole settles it', async () => {
      const id = await apply();
      await decide('loan', id);
      await port().repayLoan({ loanId: id, amount: amount('7500'), voucher: knownPicture });
      const [repayment] = (await port().loan({ loanId: id })).repayments;
      await decide('repayment', repayment?.id ?? '');
      await running.presenter.advance({ milliseconds: 30 * dayMs + 1 });
      expect(await port().loan({ loanId: id })).toMatchObject({ status: 'overdue', repaid: '7500', penalty: '275' });
      await port().repayLoan({ loanId: id, amount: amount('500275'), voucher: knownPicture });
      await running.presenter.advance({ milliseconds: 3_600_001 });
      expect(await port().loan({ loanId: id })).toMatchObject({ status: 'settled', repaid: '507775' });
      await expect(port().repayLoan({ loanId: id, amount: amount('1'), voucher: knownPicture })).rejects.toMatchObject({
        kind: 'server',
      });
    });

    test('loan: another person’s is not there', async () => {
      const id = await apply();
      await running.signIn('trader@tandem.test');
      await expect(port().loan({ loanId: id })).rejects.toMatchObject({ kind: 'server' });
      expect((await port().loans({ page: 1, limit: 10 })).items).toEqual([]);
    });
  });

oneAccountWorlds.forEach(describeLoansPort);
