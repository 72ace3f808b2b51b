import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { StoredKnownCalls } from '../../../adapters/wire/platform/stored-known-calls.ts';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { stoppedClock } from '../../../../tests/wire/stand-ins.ts';
import { asFound, lackingKey } from '../../../core/config/found-products.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { createFormat } from '../../../core/i18n/format.ts';
import { placeTimesOf } from '../../../core/i18n/zone/server-zone.ts';
import { DialectSource } from '../../../core/platform/dialect-source.ts';
import { KnownCalls } from '../../../core/platform/known-calls.ts';
import { RealtimeTransport, type SpokenProtocol } from '../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { ServerOffer } from '../../../core/platform/server-offer.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { lackingEntriesKey } from '../../../core/config/found-entries.ts';
import { entryCalls } from '../../shared/server/data/entry-calls.ts';
import { ConnectionSection } from './connection-section.tsx';

afterEach(() => {
  cleanup();
  placeTimesOf(undefined);
});

interface Scene {
  readonly kind?: ServerInfo['kind'];
  readonly family?: DialectName;
  readonly file?: object;
  readonly kept?: readonly (readonly [string, string])[];
  readonly protocol?: SpokenProtocol | undefined;
  /** Areas that it was found to lack. */
  readonly lacking?: string;
  /** The server was never asked what it has. */
  readonly isNew?: boolean;
}

async function show(scene: Scene = {}) {
  const { kind = 'network', family = 'standard', file = {}, kept: before = [], isNew = false, lacking = '' } = scene;
  const protocol = 'protocol' in scene ? scene.protocol : 'v2';
  const kept = new Map<string, string>(before);
  const root = new Container();
  bindDevice(root, kept, stoppedClock.now);
  const storage = root.get<KeyValueStorage>(KeyValueStorage);
  const known = new StoredKnownCalls({ apiBase: '/api', storage, clock: stoppedClock });
  const findOut = vi.fn<ServerOffer['findOut']>(async () => true);
  root.bind(ServerInfo).toConstantValue({ kind, isOneFile: false });
  root.bind(KnownCalls).toConstantValue(known);
  root.bind(ServerOffer).toConstantValue({ findOut });
  root
    .bind(DialectSource)
    .toConstantValue({ name: () => family, isKnown: () => true, learn: () => undefined, watch: () => () => undefined });
  root
    .bind(RealtimeTransport)
    .toConstantValue({ protocol: () => protocol, watchConnection: () => () => undefined } as never);
  render(
    <RuntimeConfigContext value={asFound(parseRuntimeConfig(file), isNew ? undefined : lacking)}>
      <ConnectionSection />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  await screen.findByRole('main', {}, { timeout: 60_000 });
  return { known, findOut, kept };
}

const part = (name: string): HTMLElement => screen.getByRole('region', { name });
const fact = (region: string, label: string): string | null | undefined =>
  within(part(region)).getByText(label).nextSibling?.textContent;

test('W6 ConnectionSection: it says which server this is and that all is as usual', async () => {
  await show({ file: { apiBase: 'https://server.test/api' } });
  expect(fact('Connected to', 'Server')).toBe('https://server.test/api');
  expect(fact('Connected to', 'Live prices')).toBe('Protocol v2');
  expect(fact('Connected to', 'Kind of server')).toBe('StandardNo special kind was recognised so far');
  expect(screen.getByText(/^So far the server had everything that the app asked for/)).toBeTruthy();
});

const at = stoppedClock.now();
const moment = createFormat('en').dateTime(at);

test('W6 ConnectionSection: family, protocol, products and zone stand with the moment of their finding', async () => {
  placeTimesOf('Etc/GMT-8');
  await show({
    family: 'b',
    lacking: 'borrowing otc',
    kept: [
      ['dialect./api', `b,0.8.0,${at}`],
      ['realtime.spoken./api', `v2,0.8.0,${at}`],
      ['offer.asked./api', `${at}\nb,GET /getc2cList`],
      ['zone.found./api', `Etc/GMT-8,0.8.0,${at}`],
    ],
  });
  expect(fact('Connected to', 'Kind of server')).toBe(`Family BRecognised by its answersFound ${moment}`);
  expect(fact('Connected to', 'Live prices')).toBe(`Protocol v2Found ${moment}`);
  expect(fact('Connected to', 'Products')).toBe(`Without Loans and OTCAsked ${moment}`);
  expect(screen.queryByText(/^So far the server had everything/)).toBeNull();
  expect(fact('Connected to', 'Time zone')).toBe(`UTC+8Shown by one of your ordersFound ${moment}`);
});

test('W6 ConnectionSection: what an earlier visit has found stands before anything is found anew', async () => {
  await show({
    protocol: undefined,
    kept: [
      ['dialect./api', `standard,0.8.0,${at}`],
      ['realtime.spoken./api', `v4,0.8.0,${at}`],
      ['offer.asked./api', `${at}\nstandard,GET /getc2cList`],
    ],
  });
  expect(fact('Connected to', 'Live prices')).toBe(`Protocol v4Found ${moment}`);
  expect(fact('Connected to', 'Products')).toBe(`All that the app knowsAsked ${moment}`);
  expect(fact('Connected to', 'Kind of server')).toBe(`StandardNo special kind was recognised so farAsked ${moment}`);
});

test('W6 ConnectionSection: a family of the operator was found at no moment, and who was not asked has no products row', async () => {
  await show({ family: 'c', file: { dialect: { family: 'c' } }, kept: [['dialect./api', `c,0.8.0,${at}`]] });
  expect(fact('Connected to', 'Kind of server')).toBe('Family CSet by the operator');
  expect(screen.queryByText('Products')).toBeNull();
});

test.each<[string, Scene, string]>([
  ['recognised', { family: 'd' }, 'Family DRecognised by its answers'],
  ['named by the operator', { family: 'c', file: { dialect: { family: 'c' } } }, 'Family CSet by the operator'],
])('W6 ConnectionSection: a family that was %s', async (_what, scene, told) => {
  await show(scene);
  expect(fact('Connected to', 'Kind of server')).toBe(told);
});

test('W6 ConnectionSection: what is taken in another way and what is lacking stands by product, with its time', async () => {
  const { known } = await show();
  act(() => {
    known.took(['PUT /coin/trade', 'GET /coin/canceltrade'], 'GET /coin/canceltrade');
    known.took(['POST /lever/cancel', 'POST /lever/cancelTrade'], 'POST /lever/cancel');
    known.lacks(['GET /monicoin/list']);
    known.lacks(['POST /user/wallet/del']);
    known.lacks(['GET /coupons']);
    known.lacks(['GET /mailMessage/getList']);
    known.lacks(['POST /postquestionnaire']);
    known.lacks(['GET /getBorrowingList']);
  });
  const time = createFormat('en').dateTime(stoppedClock.now());
  expect(fact('Spot', 'Cancelling an order')).toBe(
    `Works, in this server’s own wayFound ${time}PUT /coin/trade → GET /coin/canceltrade`,
  );
  expect(fact('Practice', 'What is offered')).toBe(`This server does not have itFound ${time}GET /monicoin/list`);
  expect(fact('Money in and out', 'Deleting a saved address')).toContain('This server does not have it');
  expect(fact('Account and settings', 'Details')).toContain('GET /coupons');
  expect(fact('Messages and news', 'Messages to you')).toContain('This server does not have it');
  expect(fact('Account and settings', 'Investor questionnaire')).toContain('This server does not have it');
  expect(fact('Loans', 'Your orders and holdings')).toContain('This server does not have it');
  expect(screen.queryByRole('region', { name: 'Contracts' })).toBeNull();
});

test.each<[string, Scene, string | undefined, string]>([
  [
    'is not known',
    {},
    undefined,
    'Not known yetYour next order shows it. Until then times stand as the server writes them.',
  ],
  ['was shown by an order', {}, 'Etc/GMT+3', 'UTC−3Shown by one of your orders'],
  ['was set by the operator', { file: { serverTimeZone: 'Asia/Tokyo' } }, 'Etc/GMT-9', 'Asia/TokyoSet by the operator'],
])('W25 ConnectionSection: a time zone that %s', async (_what, scene, shown, told) => {
  placeTimesOf(shown);
  await show(scene);
  expect(fact('Connected to', 'Time zone')).toBe(told);
});

test('W6 ConnectionSection: it is probed again on request, and what is lacking is kept', async () => {
  const { known, findOut, kept } = await show({ file: { products: { nft: true } } });
  known.lacks(['GET /getc2cList']);
  known.lacks(['GET /bind_box/getBoxList']);
  known.lacks(['GET /get/tk']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Find out again' })));
  expect(screen.getByRole('status').textContent).toBe('Asked again just now.');
  expect(findOut.mock.calls[0]?.[0]).not.toContain('GET /bind_box/getBoxList');
  expect(findOut.mock.calls[0]?.[1]).toBe(true);
  expect(kept.get(lackingKey({ apiBase: '/api' }))).toBe('quickBuy c2c otc');
  expect(kept.get(lackingEntriesKey({ apiBase: '/api' }))).toBe('withdrawalPage');
});

test('W6 ConnectionSection: what is probed for an entry has a name', async () => {
  const { known } = await show();
  for (const call of Object.values(entryCalls)) act(() => known.lacks([call]));
  expect(fact('Money in and out', 'Authorised amount')).toContain('GET /wallet/getneedsqnumber');
  expect(fact('Account and settings', 'How withdrawals work')).toContain('GET /get/tk');
  expect(screen.queryByText('Details')).toBeNull();
});

test('W6 ConnectionSection: a product that is there is not told to be lacking for a list that it does without', async () => {
  const { known } = await show();
  for (const list of ['configclass', 'orderlist'] as const) act(() => known.lacks([`GET /lh/deposit/${list}`]));
  expect(fact('Lock mining', 'Product classes')).toContain('GET /lh/deposit/configclass');
  expect(fact('Lock mining', 'A separate list of ended orders')).toContain('GET /lh/deposit/orderlist');
  expect(within(part('Lock mining')).queryByText(/^(?:What is offered|Your orders and holdings)$/)).toBeNull();
});

test('W6 ConnectionSection: practice is named only where the server has it', async () => {
  await show();
  expect(screen.getByText('Real accounts, and practice in its own tab')).toBeTruthy();
  cleanup();
  await show({ file: { products: { simulated: false } } });
  expect(screen.getByText('Real accounts')).toBeTruthy();
  cleanup();
  await show({ isNew: true });
  expect(screen.getByText('Real accounts')).toBeTruthy();
});

test('W6 ConnectionSection: where nothing could be asked, it says so and what was known stays', async () => {
  const { findOut, kept } = await show();
  findOut.mockResolvedValue(false);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Find out again' })));
  expect(screen.getByRole('status').textContent).toBe('Not possible right now. Try again later.');
  expect(kept.has(lackingKey({ apiBase: '/api' }))).toBe(false);
});

test('W6 ConnectionSection: the demo probes nothing', async () => {
  await show({ kind: 'in-browser' });
  expect(screen.queryByRole('button', { name: 'Find out again' })).toBeNull();
});

test('W22 ConnectionSection: what answers in English alone is told, once for all languages', async () => {
  const card = 'POST /user/cash_info_international';
  const { kept } = await show({
    kept: [['english./api', `${card},ru,1767225600000\n${card},turkish,1767225600000\n`]],
  });
  expect(kept.size).toBe(1);
  expect(within(part('Money in and out')).getAllByText('Answers in English only')).toHaveLength(1);
  expect(within(part('Money in and out')).getByText(card)).toBeDefined();
});
