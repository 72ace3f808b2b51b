import { decimal, readDecimal } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import { decimalIn, eachRow, ignoring, messageOf, requiring, wireNumber } from '../basics/shaping.ts';

/** An empty list is sent as an error that carries the list. */
const noneAsError: Giving = (message) => {
  if (rowsOf(message).length === 0) throw new Declined([]);
  return message;
};

const takesWholeStake = (row: Row): boolean => !('loss_ratio' in row);

const wholeStakeOnly: Giving = (message) => rowsOf(message).filter(takesWholeStake);
const everyLossNamed: Giving = (message) => rowsOf(message).map((row) => ({ loss_ratio: '100.00', ...row }));
const wholeMinimum: Giving = (message) =>
  rowsOf(message).map(({ min_amount: _least, ...row }) => ({ ...row, min_num: leastStake }));

/** The smallest stake of every length, in whole units. */
const leastStake = 10;

export const lengthsOfWholeStake: Exchange = { gives: [wholeStakeOnly, noneAsError] };
export const lengthsWithLoss: Exchange = { gives: [everyLossNamed, noneAsError] };
export const lengthsWithMinimum: Exchange = { gives: [everyLossNamed, wholeMinimum, noneAsError] };
export const lengthsOrNone: Exchange = { gives: [everyLossNamed] };

const directionNames = ['', '买涨', '买跌'];
const stateNames = ['', '交易中', '平仓中', '已平仓'];
const resultNames: Readonly<Record<string, string>> = { '-1': '亏损', 0: '平局', 1: '盈利' };

/** These servers send these labels in one language only. */
export const labelledOption = (row: Row): Row => ({
  ...row,
  type_name: directionNames[wireNumber(row['type'])] ?? '',
  status_name: stateNames[wireNumber(row['status'])] ?? '',
  profit_result_name: resultNames[textOf(row['profit_result'])] ?? '',
});
const labelledOrder: Giving = (message) => ('id' in rowOf(message) ? labelledOption(rowOf(message)) : message);

export const labelledOptions: Exchange = { gives: [eachRow('data', labelledOption)] };
export const staking: Exchange = { gives: [labelledOrder] };

const lengthsCall = 'GET /microtrade/seconds';

/** Refuses a length with which a loss would not take the whole stake. */
const wholeStake: Taking = async (fields, call) => {
  const rows = rowsOf(await messageOf(call, lengthsCall)).filter(takesWholeStake);
  if (!rows.some((row) => textOf(row['seconds']) === fields['seconds']))
    throw new Declined(call.say('lengthNotOffered'));
  return fields;
};

export const stakingAll: Exchange = { takes: [wholeStake], gives: [labelledOrder] };

const wholeNumberText = 'number must be an integer greater than 0';

const wholeUnits: Taking = async (fields, call) => {
  const { number = '', seconds } = fields;
  const rows = rowsOf(await messageOf(call, lengthsCall));
  if (!rows.some((row) => textOf(row['seconds']) === seconds)) throw new Declined(call.say('parameter'));
  if (!/^[1-9]\d*$/.test(number)) throw new Declined(wholeNumberText);
  if (compare(decimalIn(number), decimal(String(leastStake))) < 0)
    throw new Declined(`${call.say('amountMustBePositive')}${leastStake}`);
  return fields;
};

export const stakingWholeUnits: Exchange = { takes: [wholeUnits], gives: [labelledOrder] };

const pauseMs = 5000;

/** The refusal of a repetition looks like a success. A stake that is no number is refused before it counts. */
const pausedAsSuccess: Taking = (fields, call) => {
  if (readDecimal(fields['number'] ?? '') === undefined) return fields;
  const isTooSoon = call.memory.isTooSoon(`option/${call.user ?? ''}`, call.at, pauseMs);
  if (isTooSoon) throw new Declined({ ok: false, data: call.say('doNotRepeat') }, 'ok');
  return fields;
};

export const stakingWithPause: Exchange = {
  takes: [requiring('match_id', 'currency_id', 'type', 'seconds', 'number'), pausedAsSuccess],
  gives: [labelledOrder],
};

export const optionsOfAllPairs: Exchange = { takes: [ignoring('match_id')], gives: [eachRow('data', labelledOption)] };

const asksId: Taking = (fields) => {
  if (fields['id'] === undefined) throw new Declined('ID is must.');
  return fields;
};

export const resultAtAnyTime: Exchange = { takes: [asksId], gives: [labelledOrder] };

const settled = 3;
const onlySettled: Giving = (message) => {
  if (rowOf(message)['status'] !== settled) throw new Declined('Not Settlement');
  return message;
};

export const resultOnceSettled: Exchange = { takes: [asksId], gives: [onlySettled, labelledOrder] };

/** Whole seconds that an option has left. */
export const secondsLeft: Exchange = {
  access: 'signed-in',
  answers: async (call: Call) => {
    const { id = '' } = call.fields;
    const order = rowOf(await messageOf(call, 'GET /microtrade/get_result', { id }));
    if (!('id' in order)) throw new Broken('no such option');
    const due = Date.parse(`${textOf(order['handled_at']).replace(' ', 'T')}Z`);
    return Math.floor((due - call.at) / 1000);
  },
};
