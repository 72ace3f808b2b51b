import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { liveAccount } from '../../src/adapters/live/live-account.ts';
import { liveModule } from '../../src/adapters/live/live-module.ts';
import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { moniModule } from '../../src/adapters/moni/moni-module.ts';
import { firstAccountPorts, firstPorts } from '../../src/adapters/wire/first-ports.ts';
import { sharedModule } from '../../src/adapters/wire/shared-module.ts';
import { bindStanding } from '../../src/core/di/late/late-ports.ts';
import type { Token } from '../../src/core/di/token.ts';
import { AccessPort } from '../../src/core/ports/access-port.ts';
import { ArtSalesPort } from '../../src/core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../src/core/ports/artworks-port.ts';
import { AuthorisationPort } from '../../src/core/ports/authorisation-port.ts';
import { CouponsPort } from '../../src/core/ports/coupons-port.ts';
import { FavouritesPort } from '../../src/core/ports/favourites-port.ts';
import { DepositsPort } from '../../src/core/ports/deposits-port.ts';
import { DualPort } from '../../src/core/ports/dual-port.ts';
import { FundsPort } from '../../src/core/ports/funds-port.ts';
import { CopyTradingPort } from '../../src/core/ports/copy-trading-port.ts';
import { LoansPort } from '../../src/core/ports/loans-port.ts';
import type { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { IdentityPort } from '../../src/core/ports/identity-port.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { MiningPort } from '../../src/core/ports/mining-port.ts';
import { NewsPort } from '../../src/core/ports/news-port.ts';
import { PayeesPort } from '../../src/core/ports/payees-port.ts';
import { PurchasesPort } from '../../src/core/ports/purchases-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { LaunchPort } from '../../src/core/ports/launch-port.ts';
import { QuizPort } from '../../src/core/ports/quiz-port.ts';
import { OptionsPort } from '../../src/core/ports/options-port.ts';
import { SecurityPort } from '../../src/core/ports/security-port.ts';
import { SitePort } from '../../src/core/ports/site-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WithdrawalsPort } from '../../src/core/ports/withdrawals-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { RecordedHttp } from './recorded-http.ts';
import { alwaysFirst, plainDialect, silentRealtime, stoppedClock } from './stand-ins.ts';

const accountPorts: readonly Token<never>[] = [TradingPort, OptionsPort, WalletPort, FavouritesPort].map(
  (token) => token as never,
);
const rootPorts: readonly Token<never>[] = [
  AccessPort,
  ProfilePort,
  IdentityPort,
  SecurityPort,
  SitePort,
  NewsPort,
  MarketPort,
  FundsPort,
  DepositsPort,
  PayeesPort,
  LaunchPort,
  QuizPort,
  CopyTradingPort,
  LoansPort,
  MiningPort,
  DualPort,
  WithdrawalsPort,
  AuthorisationPort,
  CouponsPort,
  PurchasesPort,
  ArtworksPort,
  ArtSalesPort,
].map((token) => token as never);

function containers(http: HttpTransport) {
  const root = new Container();
  const parts = { http, realtime: silentRealtime, clock: stoppedClock, known: alwaysFirst, dialect: plainDialect };
  root.load(sharedModule(parts));
  bindStanding(root.bind.bind(root), firstPorts(parts));
  const live = new Container({ parent: root });
  const moni = new Container({ parent: root });
  bindStanding(live.bind.bind(live), firstAccountPorts(parts, liveAccount));
  bindStanding(moni.bind.bind(moni), firstAccountPorts(parts, moniAccount));
  live.load(liveModule(parts));
  moni.load(moniModule(parts));
  return { root, live, moni };
}

test('modules: account ports live in the accounts alone, the others in the root', () => {
  const { root, live, moni } = containers(new RecordedHttp(''));
  expect(accountPorts.map((token) => root.isBound(token))).toEqual(accountPorts.map(() => false));
  expect(rootPorts.filter((token) => live.get(token) !== moni.get(token))).toEqual([]);
  expect(accountPorts.filter((token) => live.get(token) === moni.get(token))).toEqual([]);
});

test('modules: the same question goes to the paths of the account that asks', async () => {
  const http = new RecordedHttp('{"type":"ok","message":[]}');
  const { live, moni } = containers(http);
  await live.get<FavouritesPort>(FavouritesPort).favourites();
  await moni.get<FavouritesPort>(FavouritesPort).favourites();
  expect(http.sent.map(({ operation }) => operation)).toEqual(['GET /optional/list', 'GET /monioptional/list']);
});
