import { expect, test } from 'vitest';
import { languageCodes } from '../../../../../core/i18n/languages.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { multiply, roundTo, subtract } from '../../../../../core/money/fixed-point.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { dig, startWorld } from '../../test-worlds/test-world.ts';
import { rebateShare, spotFeeRate } from './spot-rules.ts';
import { SpotWorld } from '../../test-worlds/spot-test-world.ts';

/** Buys a tenth of a bitcoin at once, and returns the changes of the inviter's and the house's balances. */
function buyInvited(account: 'live' | 'moni', inviter?: string) {
  const world = new SpotWorld(7, account);
  if (inviter !== undefined) world.inviters.set('1', inviter);
  const before = { rebate: world.balance('2', 'BTC', false), fees: world.fees('BTC') };
  const lots = 100;
  world.place({ user: '1', symbol: 'BTC/USDT', side: 'buy', price: world.last('BTC/USDT') + 1000, lots });
  expect(findLedgerFaults(world.kernel.ledger)).toEqual([]);
  const got = subtract(world.balance('1', 'BTC', false), amount('500'));
  return {
    got,
    rebate: subtract(world.balance('2', 'BTC', false), before.rebate),
    fees: subtract(world.fees('BTC'), before.fees),
  };
}

test('AC2 a tenth of the fee goes to the buyer’s inviter, out of the fee, and the ledger balances', () => {
  const alone = buyInvited('live');
  const invited = buyInvited('live', '2');
  expect(alone.rebate).toBe('0');
  expect(invited.got).toBe(alone.got);
  expect(invited.rebate).toBe(roundTo(multiply(alone.fees, rebateShare), 8, 'down'));
  expect(invited.rebate).not.toBe('0');
  expect(invited.fees).toBe(subtract(alone.fees, invited.rebate));
  expect(spotFeeRate).toBe('0.002');
});

const newcomer = { user_string: 'guest@example.test', password: 'correct-7', code: '246810' };

test('AC2 trades of a person who registered with a code are lines of kind 33 in the inviter’s records', async () => {
  const world = await startWorld();
  const inviter = await world.signIn('demo@tandem.test');
  const code = String(dig(await world.call('GET /user/info', {}, inviter), 'message', 'extension_code'));
  await world.call('POST /sms_mail', { user_string: newcomer.user_string });
  const registration = { ...newcomer, type: 'email', re_password: newcomer.password, extension_code: code };
  expect(await world.call('POST /user/register', registration)).toMatchObject({ type: 'ok' });
  const sum = amount('5000');
  await world.engine.control.topUp({
    identifier: newcomer.user_string,
    account: 'live',
    currency: 'USDT',
    amount: sum,
  });
  const guest = await world.signIn(newcomer.user_string, newcomer.password);
  const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '80000', amount: '0.01' };
  expect(await world.call('POST /coin/trade', order, guest)).toMatchObject({ type: 'ok' });
  const bills = await world.call('POST /wallet/legal_log', { page: '1', limit: '10' }, inviter);
  expect(JSON.stringify(bills)).toContain('"type":33');
  expect(JSON.stringify(bills)).toContain('"value":"0.00000200","info":"Invitation rebate"');
});

test.each(languageCodes)('AC2 the rules of rebates are there to be read in %s', async (lang) => {
  const world = await startWorld();
  const { message } = await world.call('POST /news/list', { c_id: '23', lang });
  expect(JSON.stringify(message)).toMatch(/10\s?%|%10/);
});
