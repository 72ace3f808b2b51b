import { describe, expect, test } from 'vitest';
import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { waysOf, type CallName } from '../../src/adapters/wire/calls/calls.gen.ts';
import type { Operation } from '../../src/core/platform/http-transport.ts';
import { isSimulatedToo } from '../wire/specification.ts';
import { filesBelow, isTest } from '../support/source-files.ts';
import {
  adaptersIn,
  answeredOperations,
  askedMethods,
  portMethods,
  testTitlesIn,
  type PortMethod,
} from './port-methods.ts';

/** Ports of the two accounts; all others are the same for both. */
const accountPorts = new Set(['TradingPort', 'OptionsPort', 'WalletPort', 'FavouritesPort']);

/** Ports whose methods are no calls of the protocol. */
const beyondTheProtocol = new Map([
  ['FiatRatesPort', 'A public service of its own, not part of the server.'],
  ['PresenterPort', 'The controls of the demo and the sandbox, which no real server has.'],
]);

/** Asked from several places on purpose: what for, one after the other. */
const askedOften = new Map<string, readonly string[]>([
  [
    'WalletPort.bills',
    [
      'The records of a person are listed.',
      'The receipt of a position asks whether it was liquidated.',
      'A conversion without an answer is looked for.',
      'The result of the day leaves out what was paid in or out.',
      'Rows of closed positions say what closed them.',
      'So do the notices of closed positions.',
    ],
  ],
  ['AccessPort.signIn', ['A person signs in.', 'The presenter becomes one.', 'The studio shows the pages of one.']],
  [
    'FavouritesPort.favourites',
    ['The list is read once united with the stars of the device.', 'It is read again to find the id of a star.'],
  ],
  ['FavouritesPort.addFavourite', ['A person taps a star.', 'The stars of the device are brought to the server.']],
  [
    'MarketPort.candles',
    [
      'The chart keeps a feed of its own.',
      'The home page draws the day of a pair in a line.',
      'The month of the net worth is drawn at past prices until a device has seen two days.',
      'Price alerts look back at unwatched time.',
      'The line of timed options begins with the minutes before it was opened.',
    ],
  ],
  [
    'DepositsPort.depositAddresses',
    ['A deposit is sent there.', 'The networks of a currency are those that it is received on.'],
  ],
  ['LoansPort.loan', ['A page shows a loan.', 'The notices of its repayments are judged from it.']],
  ['MarketPort.currencies', ['Coins show their pictures.', 'A currency says its chain where no network is named.']],
  [
    'OptionsPort.optionOrders',
    [
      'Lists of options.',
      'What a day came to before the next one.',
      'The net worth counts every open stake.',
      'The journal of results.',
    ],
  ],
  [
    'DepositsPort.deposits',
    [
      'The list of deposits.',
      'Notices of those that were credited or refused.',
      'Home and assets say which are being checked.',
    ],
  ],
  ...['WalletPort.walletDetail', 'OptionsPort.payableCurrencies', 'OptionsPort.optionPeriods'].map(
    (name) => [name, ['The form says what an order costs.', 'The page of fees says it before.']] as const,
  ),
  ...['FundsPort.conversionTerms', 'WithdrawalsPort.withdrawalTerms'].map(
    (name) => [name, ['The form says what it costs.', 'The page of fees says it before.']] as const,
  ),
  ['WithdrawalsPort.withdrawals', ['The list of withdrawals.', 'Notices of those that were decided.']],
  ['LoansPort.loans', ['A page of a list.', 'A file of all of them.', 'Notices of those that were decided.']],
  ['PurchasesPort.purchases', ['A page of a list.', 'A file of all of them.', 'Notices of those that were decided.']],
  [
    'TradingPort.spotOrders',
    [
      'Lists of orders.',
      'Notices of those that filled or were cancelled.',
      'Home counts those that wait where spot was switched off.',
      'The journal of results.',
    ],
  ],
  ['IdentityPort.identity', ['The state of the check.', 'Notices of its decision.']],
  [
    'TradingPort.contractOrders',
    [
      'Lists of contracts.',
      'What a day came to before the next one.',
      'What was copied of traders.',
      'Whether a position stands in the way of a withdrawal.',
      'The net worth counts the margin and the result of every open contract.',
      'Notices of what happened to them.',
      'The journal of results.',
    ],
  ],
  ...[
    'ArtSalesPort.ownBids',
    'ArtSalesPort.wonAuctions',
    'DualPort.dualHoldings',
    'MiningPort.miningOrders',
    'LaunchPort.subscriptions',
    'QuizPort.bets',
    'WalletPort.accountTransfers',
  ].map((name) => [name, ['A page of a list.', 'A file of all of them.']] as const),
]);

const methods = portMethods();
const onTheWire = methods.filter(({ port }) => !beyondTheProtocol.has(port));
const calls = onTheWire.filter(({ listens }) => !listens);
const nameOf = ({ port, method }: PortMethod): string => `${port}.${method}`;
const without = (list: readonly PortMethod[], has: (entry: PortMethod) => boolean): readonly string[] =>
  list.filter((entry) => !has(entry)).map(nameOf);

const isCall = (name: string): name is CallName => name in waysOf;
const waysTo = ({ method }: PortMethod): readonly Operation[] => (isCall(method) ? waysOf[method] : []);

describe('stations: one operation, one name, from the tap to the ledger', () => {
  test('every method says what it is on the wire', () => {
    expect(
      without(onTheWire, ({ wire, listens, method }) =>
        listens ? method.startsWith('watch') : /^(GET|POST|PUT|DELETE) \/\S+$/.test(wire ?? ''),
      ),
    ).toEqual([]);
    expect([...beyondTheProtocol.keys()].filter((port) => !methods.some((entry) => entry.port === port))).toEqual([]);
  });

  test('the table of calls has it under its name, with the call of its docstring', () => {
    expect(without(calls, (entry) => waysTo(entry).some((way) => way === entry.wire))).toEqual([]);
    expect(Object.keys(waysOf).filter((name) => !calls.some(({ method }) => method === name))).toEqual([]);
  });

  test('the simulated account has the calls of the ports of accounts, and no other', () => {
    expect(without(calls, (entry) => isSimulatedToo(waysTo(entry)[0] ?? '') === accountPorts.has(entry.port))).toEqual(
      [],
    );
  });

  test('one adapter has it', () => {
    const adapters = filesBelow('src/adapters/wire')
      .filter((path) => path.endsWith('-adapter.ts'))
      .flatMap((path) => adaptersIn(path));
    expect(
      without(
        onTheWire,
        ({ port, method }) =>
          adapters.filter((adapter) => adapter.port === port && adapter.methods.includes(method)).length === 1,
      ),
    ).toEqual([]);
  });

  test('the backend answers its operation, for both accounts', () => {
    const answered = filesBelow('src/adapters/mock/engine')
      .filter((path) => path.endsWith('-wire.ts'))
      .flatMap((path) => answeredOperations(path));
    const isAnswered = (operation: string): boolean => answered.some((pattern) => pattern.test(operation));
    const isComplete = ({ port, wire = '' }: PortMethod): boolean =>
      isAnswered(wire) && (!accountPorts.has(port) || isAnswered(moniAccount.operationOf(wire as Operation)));
    expect(without(calls, isComplete)).toEqual([]);
  });

  test('a contract case is named after it', () => {
    const titles = filesBelow('tests/contract')
      .filter((path) => /\.contract\.test\.ts$|-promises\.ts$/.test(path))
      .flatMap((path) => testTitlesIn(path));
    expect(without(onTheWire, ({ method }) => titles.some((title) => title.startsWith(`${method}: `)))).toEqual([]);
  });

  test('one data file asks for it', () => {
    const dataFiles = filesBelow('src/features').filter((path) => /\/data\/[^/]+\.tsx?$/.test(path) && !isTest(path));
    // The presenter's panel hands its port to each of its controls.
    const asked = methods.filter(({ port }) => port !== 'PresenterPort');
    const ports = [...new Set(asked.map(({ port }) => port))];
    const calledIn = dataFiles.map((path) => ({
      path,
      called: new Map(ports.map((port) => [port, askedMethods(path, port)])),
    }));
    const asking = asked.map((entry) => ({
      entry,
      files: calledIn
        .filter(({ called }) => called.get(entry.port)?.has(entry.method) === true)
        .map(({ path }) => path),
    }));
    expect(
      asking
        .filter(({ entry, files }) => files.length !== (askedOften.get(nameOf(entry))?.length ?? 1))
        .map(({ entry, files }) => `${nameOf(entry)}: ${files.join(', ') || 'none'}`),
    ).toEqual([]);
  });
});

describe('stations: the readers of the code see what is there', () => {
  test('adapters', () => {
    expect(
      adaptersIn('a.ts', "const over = ({ call }: Wire): SomePort => ({ one: async () => call('one'), two() {} });"),
    ).toEqual([{ port: 'SomePort', methods: ['one', 'two'] }]);
  });

  test('answered operations, made for two accounts at once too', () => {
    const found = answeredOperations(
      'a.ts',
      "const a = [{ operation: 'GET /a' }, { operation: `POST /${root}/trade` }, 'no operation'];",
    );
    expect(
      ['GET /a', 'POST /coin/trade', 'POST /monicoin/trade', 'POST /coin/list'].map((operation) =>
        found.some((pattern) => pattern.test(operation)),
      ),
    ).toEqual([true, true, true, false]);
  });

  test('titles and askers', () => {
    expect(
      testTitlesIn('a.ts', "test('one: works', run); test.each(x)(`two: ${y}`, run); describe('three', run);"),
    ).toEqual(['one: works', 'two: ']);
    const text =
      'const a = usePort(APort); a.go(); b.stop(); account.port(APort).look({}); function f(c: APort) { c.stay(); }';
    expect([...askedMethods('a.ts', 'APort', text)]).toEqual(['go', 'look', 'stay']);
    expect([...askedMethods('a.ts', 'BPort', text)]).toEqual([]);
  });
});
