import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  startCrookedServer,
  usualCrookednesses,
  type CrookednessName,
  type RunningCrookedServer,
} from '../support/crooked-server.ts';
import { tries } from '../support/breadth.ts';
import { isConforming, type Finding, type Report, type Row } from './report.ts';
import { runConformance, type Wishes } from './run-conformance.ts';
import { isReading, readByPost, writtenForBoth, writtenInAccounts } from './written-calls.ts';
import { isExtension, operations } from '../wire/specification.ts';

let running: RunningCrookedServer;
beforeAll(async () => {
  running = await startCrookedServer();
});
beforeEach(() => running.server.become([]));
afterAll(() => running.stop());

const examine = (changes: Partial<Wishes> = {}): Promise<Report> =>
  runConformance({
    url: running.address,
    socketUrl: running.address,
    user: 'demo@tandem.test',
    password: 'demo1234',
    writeTo: 'nothing',
    timeoutMs: 10_000,
    ...changes,
  });

const lineOf = ({ operation }: Row, { kind, at, expected, got }: Finding): string =>
  `${operation} | ${kind} | ${at} | ${expected} | ${got}`;
const linesOf = ({ rows }: Report): readonly string[] =>
  rows.flatMap((row) => row.findings.map((finding) => lineOf(row, finding))).toSorted();
const verdictOf = ({ rows }: Report, operation: string): string | undefined =>
  rows.find((row) => row.operation === operation)?.verdict;

const refusesUnknown = ({ rows }: Report): boolean =>
  rows.some(({ held }) => held.includes('signIn: an unknown person is refused'));

const patience = 60_000;

describe('a straight server', () => {
  test('everything holds, and what is not tried says why', { timeout: patience }, async () => {
    const report = await examine();
    expect(linesOf(report)).toEqual([]);
    expect(isConforming(report)).toBe(true);
    expect([report.family, report.advice]).toEqual(['standard', { config: { serverTimeZone: 'UTC' }, asks: [] }]);
    expect(verdictOf(report, 'GET /currency/quotation_new')).toBe('holds');
    // W12: this person has marked no pair.
    expect(verdictOf(report, 'GET /optional/list')).toBe('no rows');
    const notTried = report.rows.filter(({ verdict }) => verdict === 'not tried');
    const reasons = notTried.map(({ operation, notTried: why }) => `${operation}: ${why[0]?.why ?? ''}`);
    const known = [
      'POST /user/registerdapp: it would make an account',
      'POST /user/register: it would make an account',
      'POST /user/forget: it would change a password',
      'POST /sms_mail: it would send a message to somebody',
      'POST /user/editNickname: it would change a name',
      'POST /user/uploadHeadPortrait: it would change a picture',
      'POST /safe/update_password: it would change a password',
      'POST /sms_send: it would send a message to somebody',
      'POST /safe/mobile: it would change where a person is reached',
      'POST /user/real: it would send documents to the operator',
      'POST /postquestionnaire: it would say something of a person',
      'POST /wallet/setsqnumber: it would change an amount on record',
      'POST /user/wallet/save: it would save an address to which money can be sent',
      'POST /user/cash_save: it would replace a bank card',
      'POST /user/cash_save_international: it would replace a bank card',
      ...operations.filter(isExtension).map((operation) => `${operation}: it is an extension of the protocol`),
      'POST /lever/batch_close: it would close positions, which cannot be taken back',
      'POST /microtrade/submit: it would stake real money, which cannot be taken back',
      'POST /monilever/batch_close: it would close positions, which cannot be taken back',
    ];
    expect(reasons.filter((reason) => !reason.includes('needs --write')).toSorted()).toEqual(known.toSorted());
    const needing = (option: string): readonly string[] =>
      reasons.filter((reason) => reason.endsWith(`: needs ${option}`)).map((reason) => reason.split(': ')[0] ?? '');
    expect(needing('--write=live').toSorted()).toEqual(
      [...writtenForBoth.map((path) => `POST /${path}`), ...writtenInAccounts].toSorted(),
    );
    expect(needing('--write').toSorted()).toEqual(
      [...writtenInAccounts, 'POST /microtrade/submit'].map((call) => call.replace('/', '/moni')).toSorted(),
    );
    expect(report.realtime).toBe('socket.io 3 and 4; socket.io 1 and 2');
  });

  test('without --write nothing leaves that could change anything', { timeout: patience }, async () => {
    const network = vi.spyOn(globalThis, 'fetch');
    await examine();
    const asked = network.mock.calls.flatMap(([request]) => (request instanceof Request ? [request] : []));
    network.mockRestore();
    const acting = asked.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS');
    expect([...new Set(acting.map(({ method }) => method))]).toEqual(['POST']);
    const pathsOf = (requests: readonly Request[]): readonly string[] =>
      [...new Set(requests.map(({ url }) => new URL(url).pathname.replace(/^\/api\/(moni)?/, '')))].toSorted();
    expect(pathsOf(acting.filter(({ headers }) => headers.has('authorization')))).toEqual(readByPost.toSorted());
    const ofVisitors = acting.filter(({ headers }) => !headers.has('authorization'));
    // Visitors may read the bids of others on most servers, so a person asks for them.
    const guardedByPost = readByPost.filter((path) => path !== 'bind_box/getBindBoxQuotationLog');
    expect(pathsOf(ofVisitors)).toEqual([...guardedByPost, ...openByPost].toSorted());
  });
});

/** What visitors may ask by POST: texts, the trial of a code, and the sign-in. */
const openByPost = ['news/detail', 'news/list', 'user/check_email', 'user/login'];

const leverCalls = ['deal', 'submit', 'cancel', 'dealall', 'my_trade', 'setstop', 'close', 'batch_close'];
const guarded = [
  'GET /user/logout',
  'GET /user/info',
  'GET /currency/user_currency_list',
  'GET /real/state',
  ...['getCount', 'getList', 'detail'].map((call) => `GET /mailMessage/${call}`),
  ...['editNickname', 'uploadHeadPortrait', 'real'].map((call) => `POST /user/${call}`),
  'POST /postquestionnaire',
  ...['getsqnumber', 'setsqnumber'].map((call) => `POST /wallet/${call}`),
  'GET /wallet/getneedsqnumber',
  'GET /user/wallet/list',
  ...['save', 'del'].map((call) => `POST /user/wallet/${call}`),
  ...['info', 'save', 'info_international', 'save_international'].map((call) => `POST /user/cash_${call}`),
  ...['update_password', 'mobile'].map((call) => `POST /safe/${call}`),
  ...['get_in_address', 'charge_req', 'get_info', 'out'].map((call) => `POST /wallet/${call}`),
  'GET /recharge/log',
  ...['getTransferList', 'getTransferFee', 'Transfer'].map((call) => `POST /user/${call}`),
  'POST /project/order',
  'GET /user/project/order',
  ...['buyDual', 'dual_list'].map((call) => `POST /dual/${call}`),
  ...['order', 'orderlist'].map((call) => `GET /lh/deposit/${call}`),
  ...['', '/order/cancel', '/withdraw'].map((call) => `POST /lh/deposit${call}`),
  ...['getBorrowingproList', 'getBorrowingList', 'borrowingsum'].map((call) => `GET /${call}`),
  ...['follow', 'cancel', 'selfHolding'].map((call) => `POST /follow/${call}`),
  'GET /getc2cList',
  'GET /bind_box/getCollection',
  ...['collect', 'buyNFT', 'marginNFT', 'auctionNFT', 'openBlindBox', 'resellNFT'].map(
    (call) => `POST /bind_box/${call}`,
  ),
  ...['getMyBindBoxQuotationLog', 'getMyNFTs', 'getNeedPayNFTOrder', 'readNFTOrderMessage', 'payNFTOrder'].map(
    (call) => `POST /bind_box/${call}`,
  ),
  ...['getc2cshow', 'postc2c', 'postc2cpay', 'postc2ccover'].map((call) => `POST /${call}`),
  ...['getBorrowingshow', 'postBorrowing', 'postbakBorrowing'].map((call) => `POST /${call}`),
  ...['list', 'todaywithdrawcount'].map((call) => `GET /user/withdraw/${call}`),
  ...['', 'moni'].flatMap((root) => [
    ...['list', 'detail', 'legal_log'].map((call) => `POST /${root}wallet/${call}`),
    `POST /${root}wallet/change`,
    `GET /${root}wallet/hzhistory`,
    `POST /${root}coin/trade`,
    `PUT /${root}coin/trade`,
    `GET /${root}coin/list`,
    ...leverCalls.map((call) => `POST /${root}lever/${call}`),
    ...['payable_currencies', 'seconds', 'lists', 'get_result'].map((call) => `GET /${root}microtrade/${call}`),
    `POST /${root}microtrade/submit`,
    `GET /${root}optional/list`,
    `POST /${root}optional/add`,
    `POST /${root}optional/del`,
  ]),
];
/** What is asked of visitors without --write: one of the ways to cancel is a GET. */
const guardedReads = guarded.filter((operation) => isReading(operation) || operation === 'PUT /coin/trade');
const inBoth = (path: string, line: string): readonly string[] =>
  ['', 'moni'].map((root) => `${path.replace('/', `/${root}`)} | ${line}`);
const html = 'not-json | the answer | JSON | HTML titled "Maintenance"';
const states = [1, 2, 3].flatMap((code) => [`number ${code}`]).concat('text "1"', 'text "2"', 'text "3"');
const inChinese = 'English, as asked | text "参数错误"';
const anyNumber = / \| number -?[\d.e-]+$/;

/** Those that show only in a run of another kind. */
const triedBelow = [
  'accepts cancels and keeps the order',
  'answers orders with a page',
  'has no loans',
  'POST /coin/cancelTrade alone cancels',
  'repeats the token',
  'turns visitors away from lists',
] as const satisfies readonly CrookednessName[];

/** What a report on one crookedness says, and nothing else; a figure that depends on the market stands for any. */
const named: Readonly<Record<Exclude<CrookednessName, (typeof triedBelow)[number]>, readonly string[]>> = {
  'refuses visitors with error': guardedReads.map(
    (operation) => `${operation} | code | type | text "999" without a token | text "error"`,
  ),
  'other state codes': [`GET /coin/list | field | message[*].status | ${states.join(' or ')} | number 12`],
  'numbers for strings': [
    ...['now_price', 'volume', 'change', 'lever_share_num', 'lever_trade_fee', 'overnight', 'spread'].map(
      (field) => `GET /currency/quotation_new | field | message[*].quotation[*].${field} | text or nothing | number`,
    ),
    ...['legal', 'change', 'lever', 'micro'].flatMap((name) =>
      [`${name}_balance`, `lock_${name}_balance`].flatMap((field) =>
        inBoth('POST /wallet/list', `field | message.${name}_wallet.balance[*].${field} | text | number`),
      ),
    ),
    ...['target_price', 'trade_amount', 'charge_fee'].map(
      (field) => `GET /coin/list | field | message[*].${field} | text | number`,
    ),
    ...['trade_price', 'filled_amount', 'fill_price', 'fill_money', 'fill_fee'].map(
      (field) => `GET /coin/list | field | message[*].${field} | text or nothing | number`,
    ),
  ],
  'missing fields': [
    ...['now_price', 'volume', 'change'].map(
      (field) => `GET /currency/quotation_new | field | message[*].quotation[*].${field} | present | missing`,
    ),
    ...inBoth(
      'POST /wallet/list',
      'field | message.change_wallet.balance[*].lock_change_balance | a decimal | missing',
    ),
    'GET /coin/list | field | message[*].target_price | present | missing',
  ],
  'Chinese texts': [
    ...guardedReads.map((operation) => `${operation} | language | message | ${inChinese}`),
    `GET /follow/traderDetail | language | message | ${inChinese}`,
    `POST /user/check_email | language | message | ${inChinese}`,
    `GET /currency/new_timeshar | language | msg | ${inChinese}`,
    `GET /project/detail | language | message | ${inChinese}`,
    ...inBoth('POST /wallet/legal_log', 'language | message.list[*].info | English, as asked | text "充值到账"'),
  ],
  'HTML with 200': [
    `POST /news/list | ${html}`,
    ...inBoth('POST /wallet/legal_log', html),
    ...inBoth('GET /optional/list', html),
  ],
  'PUT /lever/submit alone opens': ['', 'moni'].map(
    (root) => `POST /${root}lever/submit | missing | HTTP status | 200 | 405; there is PUT /${root}lever/submit`,
  ),
  'no way to cancel': ['', 'moni'].map((root) => `PUT /${root}coin/trade | missing | HTTP status | 200 | 404`),
  'no order book events': ['event market_depth | missing | market_depth | an event within 10 s | none'],
  'no quote events': ['event daymarket | missing | daymarket | an event within 10 s | none'],
};

type Named = keyof typeof named;
const eachAlone = Object.keys(named)
  .filter((name): name is Named => name in named)
  .map((name) => [name]);
/** Those that do not meet in one answer; in `npm run walk` each is tried alone as well. */
const together: readonly (readonly Named[])[] = [
  ['refuses visitors with error', 'numbers for strings', 'no order book events', 'no quote events'],
  ['Chinese texts', 'missing fields', 'other state codes'],
  ['HTML with 200', 'PUT /lever/submit alone opens', 'no way to cancel'],
];
const isState = (line: string): boolean => line.includes('message[*].status');

describe('a crooked server', () => {
  test('each crookedness is tried with others that it does not meet', () => {
    expect(together.flat().toSorted()).toEqual(eachAlone.flat().toSorted());
  });

  test.each([...together, ...eachAlone.slice(0, tries(eachAlone.length, 0))].map((names) => ({ names })))(
    '$names: the report says so, and nothing else',
    { timeout: patience },
    async ({ names }) => {
      running.server.become(names);
      const report = await examine();
      expect(linesOf(report).map((line) => (isState(line) ? line : line.replace(anyNumber, ' | number')))).toEqual(
        names.flatMap((name) => named[name]).toSorted(),
      );
      expect(isConforming(report)).toBe(false);
    },
  );

  test('all at the same time: each is still named', { timeout: patience }, async () => {
    running.server.become(usualCrookednesses);
    const lines = linesOf(await examine()).join('\n');
    for (const part of [
      'GET /user/info | code | type | text "999" without a token | text "error"',
      'GET /coin/list | field | message[*].status',
      'GET /coin/list | field | message[*].trade_amount | text | number',
      'GET /coin/list | field | message[*].target_price | present | missing',
      `POST /user/check_email | language | message | ${inChinese}`,
      `POST /news/list | ${html}`,
      'POST /lever/submit | missing | HTTP status | 200 | 405; there is PUT /lever/submit',
      'PUT /coin/trade | missing | HTTP status | 200 | 404',
    ])
      expect(lines).toContain(part);
  });

  test('one that shows visitors no more than the protocol says conforms', { timeout: patience }, async () => {
    running.server.become(['turns visitors away from lists']);
    const report = await examine();
    expect(linesOf(report)).toEqual([]);
    expect(verdictOf(report, 'GET /bind_box/getBoxList')).toBe('holds');
    expect(verdictOf(report, 'GET /dual/index')).toBe('holds');
  });

  test(
    'W12 a product that is not there is switched off, and what is left is asked for',
    { timeout: patience },
    async () => {
      running.server.become(['has no loans', 'no way to cancel']);
      const { advice } = await examine();
      expect(advice.config.products).toEqual({ borrowing: false });
      expect(advice.asks.map((ask) => ask.split('.')[0])).toEqual([
        'Spot: route PUT /coin/trade',
        'Practice: route PUT /monicoin/trade',
      ]);
    },
  );

  test('W1 W26 one that cancels by another verb or path conforms', { timeout: patience }, async () => {
    running.server.become(['POST /coin/cancelTrade alone cancels']);
    const report = await examine();
    expect(linesOf(report)).toEqual([]);
    expect(verdictOf(report, 'PUT /coin/trade')).toBe('not tried');
  });

  test('a token that the server repeats is not in the report', { timeout: patience }, async () => {
    running.server.become(['repeats the token']);
    const report = await examine();
    expect(linesOf(report)).toEqual([
      'GET /user/info | refused | type | "ok" | "error" with text "no rights for (secret)"',
    ]);
    expect(JSON.stringify(report)).not.toMatch(/[0-9a-f]{32}|demo1234/);
  });
});

// Last, because orders stay in the lists.
describe('writing', () => {
  test(
    'holds on a straight server, in the accounts that were named, and leaves nothing',
    { timeout: patience },
    async () => {
      const simulated = await examine({ writeTo: 'simulated' });
      expect([linesOf(simulated), simulated.leftBehind]).toEqual([[], []]);
      expect([verdictOf(simulated, 'POST /monicoin/trade'), verdictOf(simulated, 'POST /coin/trade')]).toEqual([
        'holds',
        'not tried',
      ]);
      const live = await examine({ writeTo: 'live' });
      expect([linesOf(live), live.leftBehind]).toEqual([[], []]);
      expect(verdictOf(live, 'POST /coin/trade')).toBe('holds');
      expect([simulated, live].map(refusesUnknown)).toEqual([false, true]);
      const stakes = ['', 'moni'].map((root) => `POST /${root}microtrade/submit`);
      expect(stakes.map((operation) => verdictOf(live, operation))).toEqual(['not tried', 'holds']);
    },
  );

  test('with it, calls that act are sent without a session too', { timeout: patience }, async () => {
    running.server.become(['refuses visitors with error']);
    const lines = linesOf(await examine({ writeTo: 'simulated' }));
    expect(lines).toEqual(
      guarded.map((operation) => `${operation} | code | type | text "999" without a token | text "error"`).toSorted(),
    );
    running.server.become(['PUT /lever/submit alone opens']);
    expect(linesOf(await examine({ writeTo: 'simulated' }))).toContain(
      'POST /lever/submit | missing | HTTP status | 200 | 405; there is PUT /lever/submit',
    );
    running.server.become([]);
  });

  test('what could not be taken back is told', { timeout: patience }, async () => {
    running.server.become(['accepts cancels and keeps the order']);
    const report = await examine({ writeTo: 'simulated' });
    expect(linesOf(report)).toEqual([
      'PUT /monicoin/trade | promise | the listed order | cancelled | pending',
      'PUT /monicoin/trade | promise | type | type "error" | type "ok"',
    ]);
    expect(report.leftBehind).toHaveLength(3);
    expect(report.leftBehind[0]).toMatch(/^order \S+ in the simulated account$/);
    running.server.become([]);
  });
});
