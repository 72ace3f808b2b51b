import { describe, expect, test, vi } from 'vitest';
import { sampleContract, sentContract } from '../../../../../tests/support/contract-samples.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { price } from '../../../../core/money/amount.ts';
import { unseen, type Before } from '../../../../core/sending/way.ts';
import { contractWay } from './contract-way.ts';
import { followed, judgeLeft, setStopsAfter, type StopsAfter, type StopsSetter } from './stops-after.ts';

const sent = sentContract;
const { stops } = sent;
const older = { ...sampleContract, id: '20' };
const before: Before = { ids: [older.id], available: undefined };

/** The lists that are read one after the other; the last one stays. */
function stage(...lists: readonly (readonly ContractOrder[] | undefined)[]) {
  const told: StopsAfter[] = [];
  let readings = 0;
  const setter = {
    pause: () => Promise.resolve(),
    readOrders: vi.fn<StopsSetter['readOrders']>(() =>
      Promise.resolve(lists[Math.min(readings++, Math.max(0, lists.length - 1))]),
    ),
    setStops: vi.fn<StopsSetter['setStops']>(() => Promise.resolve(undefined)),
    tell: (state: StopsAfter) => void told.push(state),
  };
  return { told, setter, kinds: () => told.map(({ kind }) => kind) };
}

describe('setStopsAfter', () => {
  test('PO2: levels are set on the new position as soon as it is listed, never on an older one just like it', async () => {
    const { setter, kinds } = stage([older], undefined, [sampleContract, older]);
    await setStopsAfter({ sent, before }, setter);
    expect(setter.setStops).toHaveBeenCalledExactlyOnceWith({
      id: '21',
      direction: sampleContract.direction,
      openPrice: sampleContract.openPrice,
      ...stops,
    });
    expect(kinds()).toEqual(['waiting', 'setting', 'set']);
  });

  test('PO2: a refusal of the levels is told with its reason and the position', async () => {
    const { setter, told } = stage([sampleContract]);
    setter.setStops.mockResolvedValue(new AppError('server', 'too near'));
    await setStopsAfter({ sent, before }, setter);
    expect(told.at(-1)).toMatchObject({ kind: 'not-set', position: { id: '21' }, error: { message: 'too near' } });
  });

  test('PO2: a stop that the price has passed keeps no valid target from being set, and that it is missing is told', async () => {
    const passed = { ...sampleContract, lastPrice: price('59990') };
    const { setter, told } = stage([passed]);
    setter.setStops.mockResolvedValueOnce(new AppError('server', 'The stop loss must be below the current price.'));
    await setStopsAfter({ sent, before }, setter);
    expect(setter.setStops).toHaveBeenCalledTimes(2);
    expect(setter.setStops.mock.lastCall?.[0]).toMatchObject({ takeProfit: stops.takeProfit, stopLoss: undefined });
    expect(told.at(-1)).toMatchObject({ kind: 'not-set', alone: 'takeProfit' });
  });

  test.each([
    ['for another reason', [sampleContract], new AppError('server', 'The market is closed.')],
    ['with an unknown outcome', [{ ...sampleContract, lastPrice: price('59990') }], new AppError('no-answer', '')],
  ])('PO2: of levels that are not set %s none is sent again', async (_why, orders, error) => {
    const { setter, told } = stage(orders);
    setter.setStops.mockResolvedValue(error);
    await setStopsAfter({ sent, before }, setter);
    expect(setter.setStops).toHaveBeenCalledOnce();
    expect(told.at(-1)).not.toHaveProperty('alone');
  });

  test.each([
    ['set', stops.takeProfit],
    ['not-set', price('61999')],
  ])('PO2: after a lost answer the list says whether they are %s', async (kind, takeProfit) => {
    const { setter, told } = stage([sampleContract], [{ ...sampleContract, ...stops, takeProfit }]);
    setter.setStops.mockResolvedValue(new AppError('no-answer', ''));
    await setStopsAfter({ sent, before }, setter);
    expect(told.at(-1)?.kind).toBe(kind);
  });

  test('PO2: while no answer comes, the first list without the levels is told, and then the outcome', async () => {
    const { setter, told } = stage([sampleContract]);
    let answer = (_: AppError | undefined): void => undefined;
    setter.setStops.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const ended = setStopsAfter({ sent, before }, setter);
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: 'setting', isUnsure: true }));
    answer(undefined);
    await ended;
    expect(told.at(-1)).toMatchObject({ kind: 'set' });
  });

  test('A21 levels that another tab has set in the meantime are not sent again', async () => {
    const { setter, told } = stage([{ ...sampleContract, ...stops }]);
    await setStopsAfter({ sent, before }, setter);
    expect(told.at(-1)?.kind).toBe('set');
    expect(setter.setStops).not.toHaveBeenCalled();
  });

  test('PO2: a position that never appears is told, and nothing is sent', async () => {
    const { setter, told } = stage([older]);
    await setStopsAfter({ sent, before }, setter);
    expect(told.at(-1)).toEqual({ kind: 'not-set' });
    expect(setter.setStops).not.toHaveBeenCalled();
  });

  test('PO2: without a list from before no position is taken for the new one', async () => {
    const { setter } = stage([sampleContract]);
    await setStopsAfter({ sent, before: unseen }, setter);
    expect(setter.setStops).not.toHaveBeenCalled();
  });

  test('PO2: a position that is over already keeps the levels from being sent', async () => {
    const { setter, told } = stage([{ ...sampleContract, status: 'closed' }]);
    await setStopsAfter({ sent, before }, setter);
    expect(told.at(-1)).toMatchObject({ kind: 'not-set', position: { status: 'closed' } });
    expect(setter.setStops).not.toHaveBeenCalled();
  });

  test('PO2: an order without levels needs no second step', async () => {
    const { setter, told } = stage([sampleContract]);
    const { stops: _, ...plain } = sent;
    await setStopsAfter({ sent: plain, before }, setter);
    expect(told).toEqual([]);
  });

  test('T20: a stop alone is set once the list shows it without a target', async () => {
    const alone = { ...sent, stops: { takeProfit: undefined, stopLoss: stops.stopLoss } };
    const { setter, kinds } = stage([{ ...sampleContract, takeProfit: undefined, stopLoss: stops.stopLoss }]);
    await setStopsAfter({ sent: alone, before }, setter);
    expect(kinds()).toEqual(['waiting', 'set']);
    const other = stage([{ ...sampleContract, takeProfit: stops.takeProfit, stopLoss: stops.stopLoss }]);
    await setStopsAfter({ sent: alone, before }, other.setter);
    expect(other.setter.setStops).toHaveBeenCalledOnce();
  });

  test('PO2: the wish for levels survives being kept on the device', () => {
    expect(contractWay.read(contractWay.write(sent))).toEqual(sent);
    const alone = { ...sent, stops: { takeProfit: undefined, stopLoss: stops.stopLoss } };
    expect(contractWay.read(contractWay.write(alone))).toEqual(alone);
  });
});

describe('levels that an earlier visit left behind', () => {
  const opened: ContractOrder = { ...sampleContract, takeProfit: undefined, stopLoss: undefined };

  test.each<[string, readonly (readonly ContractOrder[] | undefined)[], StopsAfter | 'over']>([
    ['are set: nothing is said', [[{ ...opened, ...stops }, older]], 'over'],
    ['belong to a position that is over: nothing is said', [[{ ...opened, status: 'closed' }, older]], 'over'],
    ['are missing: it is said, with the position', [[opened, older]], { kind: 'left', position: opened }],
    ['are of no order in the list: it is said', [[older]], { kind: 'left' }],
    ['cannot be judged before the list is read', [undefined, undefined, [{ ...opened, ...stops }, older]], 'over'],
    ['are said to be missing where nothing can be read', [undefined], { kind: 'left' }],
  ])('PO2: %s', async (_name, lists, outcome) => {
    const { setter } = stage(...lists);
    expect(await judgeLeft({ sent, before }, setter)).toEqual(outcome);
    expect(setter.setStops).not.toHaveBeenCalled();
  });

  test('PO2: what is said of missing levels follows the open positions', () => {
    const said: StopsAfter = { kind: 'not-set', position: opened };
    expect(followed(said, sent, [opened])).toBe(said);
    expect(followed(said, sent, [{ ...opened, ...stops }])).toBe('over');
    expect(followed(said, sent, [])).toBe('over');
    // The person has set another stop and target by hand.
    const byHand = { ...opened, takeProfit: price('61999'), stopLoss: price('60001') };
    expect(followed(said, sent, [byHand])).toBe('over');
    expect(followed(said, sent, [{ ...byHand, stopLoss: undefined }])).toBe(said);
    expect(followed({ kind: 'left', position: opened }, sent, [])).toBe('over');
  });

  test('PO2: without a position nothing can be said of it, nor while levels are being set', () => {
    for (const state of [{ kind: 'left' }, { kind: 'not-set' }, { kind: 'setting' }] satisfies StopsAfter[])
      expect(followed(state, sent, [])).toBe(state);
  });
});
