import { beforeAll, describe, expect, test } from 'vitest';
import { dig, requestOf, startWorld, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { openEnvelope } from '../../src/adapters/wire/http/envelope.ts';
import { formBody } from '../../src/adapters/wire/http/form-body.ts';
import { readWireJson } from '../../src/adapters/wire/http/wire-json.ts';
import { amount, price, quantity, rate } from '../../src/core/money/amount.ts';
import type { HttpTransport, Operation, RequestFields, WireValue } from '../../src/core/platform/http-transport.ts';
import { keepPicture, knownPicture } from '../support/sample-pictures.ts';
import { eventReaders } from './recorded-events.ts';
import { worlds } from './recorded-methods.ts';
import { usualArguments } from './usual-arguments.ts';
import { answerProblems } from './specification.ts';

/** The backend without a network, whose answers are held against the specification before anybody reads them. */
class CheckedBackend implements HttpTransport {
  readonly problems: string[] = [];
  answered = 0;
  readonly #world: TestWorld;
  readonly #token: string | undefined;

  constructor(world: TestWorld, token?: string) {
    this.#world = world;
    this.#token = token;
  }

  async call(operation: Operation, fields: RequestFields = {}): Promise<WireValue> {
    const sent = Object.fromEntries(new URLSearchParams(formBody({ ...fields, lang: 'en' })));
    const response = await this.#world.engine.fetch(requestOf(operation, sent, this.#token));
    const body = await response.text();
    this.problems.push(...answerProblems(operation, JSON.parse(body)));
    this.answered += 1;
    return openEnvelope({ operation, status: response.status, body });
  }

  upload(operation: Operation): Promise<string> {
    return Promise.reject(new Error(`nothing is uploaded here: ${operation}`));
  }

  fileAddress(path: string): string {
    return path;
  }
}

let world: TestWorld;
let token: string;

beforeAll(async () => {
  world = await startWorld({ opensWalletSignIn: true });
  await keepPicture(world, knownPicture);
  await keepPicture(world, '/upload/00112233445566778899aabbccddeeff.png');
  const note = { kind: 'popUp', title: 'Hello', html: '<p>Hi</p>', to: 'everybody' } as const;
  await world.engine.control.publish(note);
  token = await world.signIn('demo@tandem.test');
});

const person = { identifier: 'somebody@tandem.test', password: 'a long one', code: '246810' };
/** A trader who can be followed. */
const leader = '70004';
/** Arguments that this backend accepts, where the usual ones would be refused. */
const acceptable: Readonly<Record<string, unknown>> = {
  signIn: { identifier: 'new@tandem.test', password: 'demo1234' },
  sendCode: { identifier: person.identifier, forExisting: false },
  register: { ...person, kind: 'email', invitationCode: undefined },
  setting: { keyword: 'site_name' },
  articles: { category: 'announcements', page: 1 },
  message: { id: '1' },
  candles: { symbol: 'BTC/USDT', period: '60min', from: Date.UTC(2026, 0, 4), to: Date.UTC(2026, 0, 5, 12) },
  spotOrders: { page: 1, limit: 10 },
  bills: { page: 1, limit: 10 },
  optionOrders: { page: 1, limit: 10 },
  optionResult: { id: '1' },
  setContractStops: { id: '1', direction: 'long', openPrice: price('60000'), stopLoss: price('100') },
  closePosition: { id: '1' },
  saveAddress: {
    currencyId: '2',
    currencyName: 'ETH',
    network: 'eth',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    picture: knownPicture,
  },
  deleteAddress: { id: '1' },
  // The round of the day on which this world begins.
  placeBet: { roundId: 'daily-BTC-USDT-1767571200', side: 'higher', stake: amount('10'), odds: rate('1.9') },
  saveBankCard: {
    holder: 'Ann Example',
    bank: 'Demo Bank',
    branch: 'Main Street',
    account: '000111222',
    code: 'DEUTDEFF',
    place: 'Exampleland',
    bankAddress: '1 Sample St',
    phone: '+34612345678',
    ownAddress: '2 Sample St',
  },
  artwork: { artworkId: '1' },
  artist: { artistId: '99001' },
  markArtwork: { code: '0xa27000000002' },
  buyArtwork: { code: '0xa27000000001' },
  placeDeposit: { code: '0xa2700000000e' },
  placeBid: { code: '0xa2700000000e', raise: amount('5') },
  bidsOn: { code: '0xa2700000000e' },
  saveInternationalCard: { values: Array.from({ length: 10 }, () => 'Something') },
  ...Object.fromEntries(['leadTrader', 'unfollowTrader'].map((call) => [call, { traderId: leader }])),
  leadTrades: { traderId: leader, page: 1 },
  followTrader: { traderId: leader, terms: { way: 'lots', number: quantity('2') } },
};

type World = keyof typeof worlds;
async function ask(account: World, call: string): Promise<CheckedBackend> {
  const backend = new CheckedBackend(world, call.startsWith('signIn') ? undefined : token);
  await worlds[account](backend)[call]?.((acceptable[call] ?? usualArguments[call]) as never);
  return backend;
}

const visitorCalls = [
  'sendCode',
  'register',
  'signIn',
  'signInWithAddress',
  'siteConfiguration',
  'setting',
  'menu',
  'articles',
  'popUpArticle',
  'faqPage',
  'contactPage',
  'aboutPage',
  'compliancePage',
  'withdrawalPage',
  'artworks',
  'artwork',
  'artists',
  'artist',
  'saleCurrencies',
  'bidsOn',
];
const marketCalls = [
  'miningCurrencies',
  'miningClasses',
  'miningProducts',
  'currencies',
  'instruments',
  'candles',
  'fiatValueOf',
];
const personCalls = [
  'changeSignature',
  'coupons',
  'depositAddresses',
  'depositChannels',
  'reportDeposit',
  'deposits',
  'submitQuestionnaire',
  'setAuthorisedAmount',
  'authorisedAmount',
  'requestedAmount',
  'saveAddress',
  'savedAddresses',
  'deleteAddress',
  'saveBankCard',
  'bankCard',
  'saveInternationalCard',
  'internationalCard',
  'dualProducts',
  'dualHoldings',
  'lockFunds',
  'miningOrders',
  'endedMiningOrders',
  'leadTraders',
  'followTrader',
  'leadTrader',
  'leadTrades',
  'unfollowTrader',
  'loanProducts',
  'applyForLoan',
  'loans',
  'loan',
  'loanSummary',
  'launches',
  'launch',
  'subscribeToLaunch',
  'subscriptions',
  'quizRounds',
  'placeBet',
  'bets',
  'withdrawalTerms',
  'requestWithdrawal',
  'withdrawals',
  'todaysWithdrawals',
  'placePurchase',
  'purchases',
  'purchase',
  'cancelPurchase',
  'markArtwork',
  'markedArtworks',
  'buyArtwork',
  'ownArtworks',
  'placeDeposit',
  'placeBid',
  'ownBids',
  'wonAuctions',
  'currentUser',
  'accountCurrencies',
  'convertibleCurrencies',
  'conversionTerms',
  'convert',
  'identity',
  'unreadCount',
  'popUpMessage',
  'messages',
  'message',
];
const orderCalls = [
  'wallets',
  'walletDetail',
  'bills',
  'transferBetweenAccounts',
  'accountTransfers',
  'placeSpotOrder',
  'spotOrders',
  'payableCurrencies',
  'optionPeriods',
  'placeOptionOrder',
  'optionOrders',
  'optionResult',
  'addFavourite',
  'favourites',
];
const contractCalls = [
  'contractTerms',
  'placeContractOrder',
  'contractAccount',
  'contractOrders',
  'setContractStops',
  'closePosition',
];
const accountCalls = [...orderCalls, ...contractCalls];

describe.each(['live', 'moni'] as const)('the backend in the browser, %s', (account) => {
  const calls = account === 'live' ? [...visitorCalls, ...marketCalls, ...personCalls, ...accountCalls] : accountCalls;

  test.each(calls)('%s: answers what the specification says and the codec reads', async (call) => {
    const { answered, problems } = await ask(account, call);
    expect(problems).toEqual([]);
    expect(answered).toBe(1);
  });
});

test('the backend in the browser: every event that it pushes is one the client reads', async () => {
  const seen = new Set<string>();
  const problems: string[] = [];
  const peer = world.engine.connect({
    deliver: ({ event, payload }) => {
      seen.add(event);
      try {
        eventReaders[event]?.(readWireJson(JSON.stringify(payload)) ?? null);
      } catch (error) {
        problems.push(
          `${event}: ${error instanceof Error ? error.message : 'fault'} ${JSON.stringify(payload).slice(0, 200)}`,
        );
      }
    },
    drop: () => problems.push('dropped'),
  });
  const userId = String(dig(await world.call('GET /user/info', {}, token), 'message', 'id'));
  expect(peer.login(userId, token)).toBe(true);
  world.clock.pass(1000);
  const option = { match_id: '1001', currency_id: '3', type: '1', seconds: '30', number: '10' };
  expect(await world.call('POST /microtrade/submit', option, token)).toMatchObject({ type: 'ok' });
  for (let second = 0; second < 35; second += 1) {
    world.clock.pass(1000);
    world.engine.tick();
    await Promise.resolve();
  }
  peer.close();
  expect(problems).toEqual([]);
  const toEverybody = Object.keys(eventReaders).filter((event) => !event.startsWith('lever_'));
  expect([...seen]).toEqual(expect.arrayContaining(toEverybody));
});
