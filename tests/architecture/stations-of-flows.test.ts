import { expect, test } from 'vitest';
import { read } from '../support/source-files.ts';

/** A file, and the words in it that hand the request on to the next. */
type Station = readonly [path: string, handsOn: string];

const request: Station = ['src/core/sending/money-request.ts', 'this.#way.send('];
const wire: readonly Station[] = [
  ['src/adapters/wire/calls/call.ts', 'http.call('],
  ['src/adapters/wire/http/late-http.ts', '.call('],
  ['src/adapters/wire/http/axios-http-transport.ts', 'axios'],
];

/** From the confirmation to the wire. What every call of every port passes besides (late ports) is not counted. */
const toTheWire: Readonly<Record<string, readonly Station[]>> = {
  'spot order': [
    ['src/features/trading/ticket/parts/confirm-sheet.tsx', 'onConfirm'],
    ['src/features/trading/ticket/panels/confirmation.tsx', 'flow.confirm'],
    ['src/features/trading/ticket/operations/use-order-flow.ts', 'request.send()'],
    request,
    ['src/features/trading/spot/operations/use-ticket-flow.ts', 'placeOrder(order)'],
    ['src/features/trading/spot/data/place-spot-order.ts', '.placeSpotOrder('],
    ['src/core/ports/trading-port.ts', 'placeSpotOrder('],
    ['src/adapters/wire/trading/trading-adapter.ts', "call('placeSpotOrder'"],
    ...wire,
  ],
  // It can be taken back, so the tap itself confirms it.
  transfer: [
    ['src/features/funds/screens/transfer-screen.tsx', 'request.review('],
    ['src/features/shared/request-form/operations/use-send-at-once.ts', 'send()'],
    request,
    ['src/features/funds/operations/use-transfer.ts', 'send(wish.transfer)'],
    ['src/features/funds/data/transfers.ts', '.transferBetweenAccounts('],
    ['src/core/ports/wallet-port.ts', 'transferBetweenAccounts('],
    ['src/adapters/wire/wallet/wallet-adapter.ts', "call('transferBetweenAccounts'"],
    ...wire,
  ],
  withdrawal: [
    ['src/features/funds/parts/withdrawal-review.tsx', 'onConfirm'],
    ['src/features/funds/panels/withdrawal-form.tsx', 'onConfirm={request.send}'],
    request,
    ['src/features/funds/operations/use-withdrawal.ts', 'send'],
    ['src/features/funds/data/withdrawals.ts', '.requestWithdrawal('],
    ['src/core/ports/withdrawals-port.ts', 'requestWithdrawal('],
    ['src/adapters/wire/withdrawals/withdrawals-adapter.ts', "call('requestWithdrawal'"],
    ...wire,
  ],
};

/** From the tap to the sheet that asks. */
const toTheSheet: Readonly<Record<string, readonly Station[]>> = {
  'spot order': [
    ['src/features/trading/spot/parts/ticket-form.tsx', 'onSubmit'],
    ['src/features/trading/spot/panels/ticket-panel.tsx', 'flow.tap'],
    ['src/features/trading/ticket/operations/use-order-flow.ts', 'request.review('],
    ['src/core/sending/money-request.ts', "kind: 'review'"],
    ['src/features/trading/desk/panels/spot-desk.tsx', 'spot-confirmation.tsx'],
    ['src/features/trading/spot/panels/spot-confirmation.tsx', 'ConfirmSheet'],
  ],
  withdrawal: [
    ['src/features/funds/panels/withdrawal-form.tsx', 'request.review('],
    ['src/core/sending/money-request.ts', "kind: 'review'"],
    ['src/features/funds/parts/withdrawal-review.tsx', 'WithdrawalReview'],
  ],
};

const flows = [
  ...Object.entries(toTheWire).map(([flow, stations]) => ({ way: `${flow}: to the wire`, stations, most: 11 })),
  ...Object.entries(toTheSheet).map(([flow, stations]) => ({ way: `${flow}: to the sheet`, stations, most: 6 })),
];

test.each(flows)('A21 $way in few files, each of which hands it on', ({ stations, most }) => {
  const paths = stations.map(([path]) => path);
  expect(stations.filter(([path, handsOn]) => !read(path).includes(handsOn))).toEqual([]);
  expect([...new Set(paths)]).toEqual(paths);
  // What is too much is named file by file.
  expect(paths.slice(0, most)).toEqual(paths);
});

test('A21 the files of a spot order stand in the documents, in this order', () => {
  const listed = [...read('docs/architecture.md').matchAll(/^\d+\. `([^`]+\.tsx?)`/gm)].map(([, path]) => path);
  expect(listed).toEqual(toTheWire['spot order']?.map(([path]) => path));
});
