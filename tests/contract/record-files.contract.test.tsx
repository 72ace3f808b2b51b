import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Container } from 'inversify';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountContext } from '../../src/core/account/use-account.ts';
import { createDemoConfig } from '../../src/core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../src/core/config/use-runtime-config.ts';
import { ContainerContext } from '../../src/core/di/use-port.ts';
import type { Token } from '../../src/core/di/token.ts';
import { amount, quantity, rate, type Price } from '../../src/core/money/amount.ts';
import { multiply, roundTo } from '../../src/core/money/fixed-point.ts';
import { ArtSalesPort } from '../../src/core/ports/art-sales-port.ts';
import { Clock } from '../../src/core/time/clock.ts';
import { DepositsPort } from '../../src/core/ports/deposits-port.ts';
import { DualPort } from '../../src/core/ports/dual-port.ts';
import { LoansPort } from '../../src/core/ports/loans-port.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { MiningPort } from '../../src/core/ports/mining-port.ts';
import { OptionsPort } from '../../src/core/ports/options-port.ts';
import { LaunchPort } from '../../src/core/ports/launch-port.ts';
import { PurchasesPort } from '../../src/core/ports/purchases-port.ts';
import { QuizPort } from '../../src/core/ports/quiz-port.ts';
import { ServerInfo } from '../../src/core/platform/server-info.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../src/core/ports/withdrawals-port.ts';
import { createQueryClient } from '../../src/core/query/query-client.ts';
import { BillsExport } from '../../src/features/assets/panels/bills-export.tsx';
import { HoldingsFile } from '../../src/features/dual/panels/holdings-file.tsx';
import { LoansFile } from '../../src/features/loans/panels/loans-file.tsx';
import { PurchasesFile } from '../../src/features/purchases/panels/purchases-file.tsx';
import { RecordsFile } from '../../src/features/funds/panels/records-file.tsx';
import { SubscriptionsFile } from '../../src/features/launch/panels/subscriptions-file.tsx';
import { OrdersFile } from '../../src/features/mining/panels/orders-file.tsx';
import { RecordsFile as ArtFile } from '../../src/features/nft/panels/records-file.tsx';
import { BetsFile } from '../../src/features/quiz/panels/bets-file.tsx';
import { OrdersExport } from '../../src/features/trading/desk/panels/orders-export.tsx';
import { personAtDesk, worlds, type RunningWorld, type World } from './worlds.ts';

const sheet = { isOpen: true, onClose: () => undefined };
const ofBothAccounts: readonly (readonly [string, () => ReactNode])[] = [
  ['bills', () => <BillsExport shown={{}} {...sheet} />],
  ['transfers', () => <RecordsFile kind="transfers" {...sheet} />],
  ['spot-orders', () => <OrdersExport product="spot" {...sheet} />],
  ['contract-orders', () => <OrdersExport product="contracts" {...sheet} />],
  ['timed-options', () => <OrdersExport product="options" {...sheet} />],
];
const ofRealMoney: readonly (readonly [string, () => ReactNode])[] = [
  ['deposits', () => <RecordsFile kind="deposits" {...sheet} />],
  ['withdrawals', () => <RecordsFile kind="withdrawals" {...sheet} />],
  ['loans', () => <LoansFile {...sheet} />],
  ['purchases', () => <PurchasesFile {...sheet} />],
  ['lock-mining-orders', () => <OrdersFile {...sheet} />],
  ['dual-investments', () => <HoldingsFile {...sheet} />],
  ['subscriptions', () => <SubscriptionsFile {...sheet} />],
  ['auctions-won', () => <ArtFile kind="won" {...sheet} />],
  ['auction-bids', () => <ArtFile kind="bids" {...sheet} />],
  ['quiz-bets', () => <BetsFile {...sheet} />],
];

/** One record of each kind: there was no practice in the days before. */
async function practise({ account, port, presenter, signIn }: RunningWorld): Promise<void> {
  const [pair, last] = [{ baseId: '1', quoteId: '3' }, (await bitcoinOf(port)).last];
  await account
    .port(WalletPort)
    .transferBetweenAccounts({ currencyId: '3', from: 'spot', to: 'options', amount: amount('100') });
  const trading = account.port(TradingPort);
  const price = roundTo(multiply(last, rate('0.9')), 0);
  await trading.placeSpotOrder({ ...pair, side: 'buy', price, quantity: quantity('0.01') });
  const [leverage = rate('1')] = (await trading.contractTerms(pair)).leverages;
  await trading.placeContractOrder({ ...pair, direction: 'long', lots: quantity('1'), leverage, type: 'market' });
  const wish = { payingCurrencyId: '3', direction: 'up', seconds: 60, stake: amount('10') } as const;
  await account.port(OptionsPort).placeOptionOrder({ matchId: (await bitcoinOf(port)).id, ...wish });
  await presenter.advance({ milliseconds: 120_000 });
  await signIn(personAtDesk);
}

async function bitcoinOf(port: RunningWorld['port']): Promise<{ readonly id: string; readonly last: Price }> {
  const { rows } = await port(MarketPort).instruments();
  const found = rows.find((row) => row.instrument.symbol === 'BTC/USDT');
  const last = found?.quote?.price;
  if (found === undefined || last === undefined) throw new Error('BTC/USDT has no price');
  return { id: found.instrument.id, last };
}

/** What the page that shows the sheet stands in, with the whole client behind it. */
function pageIn(world: RunningWorld): (props: { readonly children: ReactNode }) => ReactNode {
  const root = new Container();
  const bind = <Port,>(token: Token<Port>): void => void root.bind<Port>(token).toConstantValue(world.port(token));
  bind(ArtSalesPort);
  bind(Clock);
  bind(DepositsPort);
  bind(DualPort);
  bind(LoansPort);
  bind(MiningPort);
  bind(LaunchPort);
  bind(PurchasesPort);
  bind(QuizPort);
  bind(WithdrawalsPort);
  root.bind<ServerInfo>(ServerInfo).toConstantValue({ kind: 'in-browser', isOneFile: false });
  const queries = createQueryClient(() => undefined);
  return ({ children }) => (
    <RuntimeConfigContext value={createDemoConfig()}>
      <QueryClientProvider client={queries}>
        <ContainerContext value={root}>
          <AccountContext value={world.account}>
            <MemoryRouter>
              <Suspense>{children}</Suspense>
            </MemoryRouter>
          </AccountContext>
        </ContainerContext>
      </QueryClientProvider>
    </RuntimeConfigContext>
  );
}

const describeFiles = (world: World, kinds: typeof ofRealMoney, mode: string): unknown =>
  describe(`files of records, ${world.name}`, () => {
    let running: RunningWorld;
    let file: { readonly name: string; readonly text: Promise<string> } | undefined;
    beforeAll(async () => {
      running = await world.start({ hasPast: true });
      await running.signIn(personAtDesk);
      if (mode === 'demo-practice') await practise(running);
    });
    beforeEach(() => {
      let blob = new Blob();
      file = undefined;
      vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
        if (given instanceof Blob) blob = given;
        return 'blob:file';
      });
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
        file = { name: this.download, text: blob.text() };
      });
    });
    afterEach(() => {
      cleanup();
      vi.restoreAllMocks();
    });
    afterAll(() => running.stop());

    test.each(kinds)('E12 %s are read to the end, and each row says whose money it is', async (kind, shown) => {
      render(shown(), { wrapper: pageIn(running) });
      const words = await screen.findByText(/^Ready. Records: [1-9]/, {}, { timeout: 10_000 });
      fireEvent.click(screen.getByText('Save the file'));
      expect(file?.name).toMatch(new RegExp(`^${mode.toUpperCase()}_${kind}_\\d{8}T\\d{6}Z\\.csv$`));
      const [head, ...rows] = ((await file?.text) ?? '').replace('\uFEFF', '').trim().split('\r\n');
      expect(head).toMatch(/^mode,real_money,\w+_id,/);
      expect(rows).toHaveLength(Number(words.textContent?.replaceAll(/\D/g, '')));
      expect(rows.filter((row) => !row.startsWith(`${mode},no,`))).toEqual([]);
      const names = cellsOf(head ?? '');
      const told = rows.map(cellsOf);
      const lost = names.filter(
        (name, at) => name.endsWith('_utc') && told.some((row) => row[at] === '' && row[at + 1] !== ''),
      );
      expect(lost).toEqual([]);
      expect(rows.join('\n')).not.toMatch(/NaN|undefined|null|\[object/);
    });
  });

/** A cell in quotes may hold commas. */
const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) => cell);

for (const world of worlds) {
  if (world.name === 'live in the browser') describeFiles(world, [...ofBothAccounts, ...ofRealMoney], 'demo');
  if (world.name === 'moni in the browser') describeFiles(world, ofBothAccounts, 'demo-practice');
}
