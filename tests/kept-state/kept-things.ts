import { ActivityLog } from '../../src/core/activity/activity-log.ts';
import { readAlerts, writeAlerts } from '../../src/core/domain/market/price-alert.ts';
import { givenName } from '../../src/core/domain/wallets/given-account-names.ts';
import { givenProduct } from '../../src/core/domain/market/given-product-names.ts';
import { readBook, writeBook } from '../../src/core/domain/notices/notice-book.ts';
import { readShown, writeShown } from '../../src/core/domain/orders/contract-counting.ts';
import { amount, price, quantity, rate, readDecimal } from '../../src/core/money/amount.ts';
import { Preferences, readPreferences } from '../../src/core/preferences/preferences.ts';
import type { Clock } from '../../src/core/time/clock.ts';
import { KeptRequests, type Note } from '../../src/core/sending/kept-requests.ts';
import { readGuards, writeGuards } from '../../src/features/funds/payees/model/address-guard.ts';
import { readLabels, writeLabels } from '../../src/features/funds/payees/model/address-labels.ts';
import { readTransferDraft, writeTransferDraft } from '../../src/features/funds/model/kept-transfer.ts';
import { readNotes, writeNotes } from '../../src/features/journal/model/result-notes.ts';
import { noLock, readLock } from '../../src/features/settings/lock/model/lock-record.ts';
import { readShortcutSettings, writeShortcutSettings } from '../../src/features/settings/shortcuts/model/shortcuts.ts';
import { readCurrencyIds } from '../../src/features/shared/favourites/data/favourite-list.ts';
import {
  noLimits,
  readLimits,
  writeLimits,
  type OwnLimits,
} from '../../src/features/shared/limits/model/own-limits.ts';
import { readChecks, writeChecks } from '../../src/features/shared/order-checks/model/kept-checks.ts';
import { readKept, writeKept } from '../../src/features/shared/worth/model/kept-worth.ts';
import { blockOf, draftOfFile, emptyDraft } from '../../src/features/studio/model/draft.ts';
import { readChartSettings, writeChartSettings } from '../../src/features/trading/chart/model/chart-settings.ts';
import { readTemplates, writeTemplates } from '../../src/features/trading/chart/model/chart-templates.ts';
import { readDrawings, writeDrawings } from '../../src/features/trading/chart/model/drawings.ts';
import { emptyContract } from '../../src/features/trading/contracts/model/contract-ticket.ts';
import {
  readContractDraft,
  writeContractDraft,
} from '../../src/features/trading/contracts/model/kept-contract-draft.ts';
import { defaultLayout, readLayouts, writeLayouts } from '../../src/features/trading/desk/model/desk-layout.ts';
import { readWatchlists, writeWatchlists } from '../../src/features/trading/desk/model/watchlists.ts';
import { readKnown, writeKnown } from '../../src/features/trading/mode/model/knowledge.ts';
import { readMove, writeMove } from '../../src/features/trading/ticket/data/kept-move.ts';
import { readOptionDraft, writeOptionDraft } from '../../src/features/trading/options/model/option-ticket.ts';
import { spotWay } from '../../src/features/trading/spot/model/spot-way.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { emptyTicket, readDraft, writeDraft } from '../../src/features/trading/orders/model/ticket.ts';

/** One thing that the device keeps: a sample as the program writes it, and the reader that opens it. */
export interface KeptThing {
  readonly key: string;
  readonly write: () => string;
  readonly read: (text: string) => unknown;
}

const at = Date.UTC(2026, 10, 27, 12);
const clock: Clock = { now: () => at, after: () => () => undefined };

/** Everything of the preferences other than usual, stored by a change of all of them. */
function writtenPreferences(): string {
  const kept = new Map<string, string>();
  new Preferences(memoryStorage(kept)).change({
    theme: 'dark',
    upColour: 'blue',
    hideAmounts: true,
    hideSmall: true,
    flash: false,
    tellDue: false,
    tellMessages: false,
    tellNews: true,
  });
  return kept.get('preferences') ?? '';
}

/** The log of an account with one message. */
function writtenActivity(): string {
  const kept = new Map<string, string>();
  new ActivityLog(memoryStorage(kept), clock).record('live', {
    kind: 'success',
    text: 'Order placed',
  });
  return kept.get('activity.live') ?? '';
}

/** A text of one request, as the person's storage holds it. */
export const noteWith = (text: string, keep: (text: string) => void = () => undefined): Note => ({
  read: () => text,
  write: keep,
  remove: () => keep(''),
  watch: () => () => undefined,
});

/** An order whose answer was lost, as it is kept until its outcome is known. */
function writtenRequest(): string {
  let text = '';
  new KeptRequests(
    noteWith('', (next) => (text = next)),
    spotWay,
  ).keep({
    id: 'request-1',
    wish: {
      id: 'snapshot-1',
      symbol: 'BTC/USDT',
      base: 'BTC',
      quote: 'USDT',
      orderType: 'limit',
      order: { baseId: '1', quoteId: '2', side: 'buy', price: price('60000'), quantity: quantity('0.01') },
    },
    before: { ids: ['7', '8'], available: amount('1000.5') },
    phase: 'lost',
    seen: 1,
    sentAt: at,
  });
  return text;
}

const alert = { id: 'a', symbol: 'BTC/USDT', price: price('70000'), setAt: at, hit: undefined, isSeen: false } as const;
const notice = {
  id: 'spot:7:bought',
  subject: 'spot',
  of: '7',
  kind: 'spot.bought',
  name: 'BTC/USDT',
  at,
  isTold: true,
  isRead: false,
  size: { value: amount('0.01'), currency: 'BTC' },
  price: price('60000'),
  result: { value: amount('-1.2'), currency: 'USDT' },
  moment: '2026-11-27 12:00:00',
} as const;

// The records tell accounts and products by their given names.
const givenLimits = ({ sums: { options, contracts, ...sums }, firstVisits, ...limits }: OwnLimits) => ({
  ...limits,
  sums: { option: options, contract: contracts, ...sums },
  firstVisits: { seconds: firstVisits.options, contract: firstVisits.contracts },
});

/** By the key without server, account and person. */
export const keptThings: readonly KeptThing[] = [
  { key: 'preferences', write: writtenPreferences, read: readPreferences },
  {
    key: 'alerts.list',
    write: () =>
      writeAlerts([
        { ...alert, side: 'above' },
        { ...alert, id: 'b', side: 'below', isSeen: true, hit: { kind: 'candle', at: at + 1, price: price('69999') } },
      ]),
    read: readAlerts,
  },
  {
    key: 'trading.drawings',
    write: () =>
      writeDrawings([
        { id: 1, tool: 'horizontal', points: [{ at, value: 60000.5 }], text: '' },
        {
          id: 2,
          tool: 'trend',
          points: [
            { at, value: 1 },
            { at: at + 60_000, value: 2 },
          ],
          text: '',
        },
        { id: 3, tool: 'text', points: [{ at, value: 3 }], text: 'résistance' },
      ]),
    read: readDrawings,
  },
  {
    key: 'trading.chart',
    write: () =>
      writeChartSettings({
        range: '4hour',
        style: 'line',
        indicators: ['EMA', 'RSI'],
        scale: 'log',
        compared: 'ETH/USDT',
        looks: { EMA: { params: [9, undefined, 21], colours: [0, 1, 2] } },
      }),
    read: readChartSettings,
  },
  {
    key: 'trading.chartTemplates',
    write: () => writeTemplates([{ name: 'Swing', text: '4hour|line|EMA|log||' }]),
    read: readTemplates,
  },
  {
    key: 'trading.desk',
    write: () =>
      writeLayouts({
        now: { ...defaultLayout, watch: 200, charts: ['ETH/USDT'], hasWatch: true },
        saved: [{ name: 'Night', layout: { ...defaultLayout, books: ['BTC/USDT'] } }],
      }),
    read: readLayouts,
  },
  {
    key: 'trading.watchlists',
    write: () => writeWatchlists({ lists: [{ name: 'Coins', symbols: ['BTC/USDT', 'ETH/USDT'] }], shown: 'Coins' }),
    read: readWatchlists,
  },
  {
    key: 'trading.checks',
    write: () =>
      writeChecks({
        worsePrice: rate('3'),
        equityShare: rate('25'),
        drift: rate('1'),
        quietSpot: amount('50'),
        quietContract: amount('20'),
      }),
    read: readChecks,
  },
  {
    key: 'trading.pace',
    write: () =>
      writeLimits({
        ...noLimits,
        count: { value: 5, raise: { value: 9, from: at } },
        sums: { ...noLimits.sums, spot: { value: amount('100'), raise: { value: undefined, from: at } } },
        lockedUntil: at,
        seenLoss: '17',
        opened: [at - 1, at],
        firstVisits: { contracts: at },
      }),
    read: (text) => givenLimits(readLimits(text)),
  },
  {
    key: 'activity',
    write: writtenActivity,
    read: (text) => new ActivityLog(memoryStorage(new Map([['activity.live', text]])), clock).entries('live'),
  },
  {
    key: 'lock',
    write: () =>
      JSON.stringify({ ...noLock, pin: { salt: 'c2FsdA==', hash: 'aGFzaA==', rounds: 2 }, idleMinutes: 15, wrong: 1 }),
    read: readLock,
  },
  { key: 'favourites', write: () => JSON.stringify(['12', '7']), read: readCurrencyIds },
  {
    key: 'trading.known',
    write: () => writeKnown(['options', 'contracts']),
    read: (text) => readKnown(text).map((product) => givenProduct[product]),
  },
  { key: 'shortcuts', write: () => writeShortcutSettings({ isOn: false, canSend: true }), read: readShortcutSettings },
  {
    key: 'payees.guard',
    write: () => writeGuards([{ owner: '70001', isOnlySaved: true, seen: { '12': at } }]),
    read: readGuards,
  },
  {
    key: 'payees.labels',
    write: () => writeLabels([{ owner: '70001', id: '12', label: 'Savings' }]),
    read: readLabels,
  },
  {
    key: 'journal.notes',
    write: () => writeNotes(new Map([['contract 20', { note: 'Too early', tags: ['breakout', 'news'] }]])),
    read: (text) => [...readNotes(text)],
  },
  {
    key: 'notices',
    write: () =>
      writeBook({
        notices: [notice],
        watched: {
          spot: {
            since: '2026-11-27 12:00:00',
            things: { '7': { stage: 'filled', isOpen: false, place: 'BTC/USDT', misses: 0 } },
          },
        },
      }),
    read: readBook,
  },
  { key: 'worth', write: () => writeKept([{ day: '2026-11-27', at, worth: amount('100000.5') }]), read: readKept },
  {
    key: 'contracts',
    write: () => writeShown({}, { margin: 'value', profit: 'leveraged', risk: 'with-balance' }),
    read: readShown,
  },
  {
    key: 'sent.spot',
    write: writtenRequest,
    read: (text) => new KeptRequests(noteWith(text), spotWay).all(),
  },
  {
    key: 'ticket.spot',
    write: () =>
      writeDraft({ ...emptyTicket, side: 'sell', priceText: '60,000', sizeText: '0.5', isPriceTouched: true }),
    read: readDraft,
  },
  {
    key: 'ticket.contract',
    write: () =>
      writeContractDraft({
        ...emptyContract,
        direction: 'short',
        sizeText: '3',
        leverage: rate('10'),
        stopTexts: { takeProfit: '', stopLoss: '61,000' },
      }),
    read: readContractDraft,
  },
  {
    key: 'ticket.option',
    write: () => writeOptionDraft({ seconds: 60, payingId: '2', stakeText: '10' }),
    read: readOptionDraft,
  },
  {
    key: 'ticket.move',
    write: () => writeMove({ owner: '70001', id: '7', price: price('61000.5'), isFilled: true }),
    read: (text) => readMove(text === '' ? null : text),
  },
  { key: 'copies.alert', write: () => amount('250.5'), read: readDecimal },
  {
    key: 'draft.transfer',
    write: () => writeTransferDraft({ currencyId: '2', from: 'spot', to: 'contracts', text: '10' }),
    read: (text) => {
      const draft = readTransferDraft(text);
      return draft && { ...draft, from: givenName[draft.from], to: givenName[draft.to] };
    },
  },
  {
    key: 'studio.brand',
    write: () =>
      JSON.stringify(
        blockOf({
          ...emptyDraft,
          name: 'Acme Markets',
          accent: '#e4007f',
          texts: [{ language: 'en', key: 'home.login', text: 'Come in' }],
          support: [{ label: 'Ask', url: 'https://help.acme.example/' }],
        }),
      ),
    read: draftOfFile,
  },
];
