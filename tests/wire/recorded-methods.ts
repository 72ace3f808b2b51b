import { liveOptionsEvents, liveTradingEvents } from '../../src/adapters/live/live-events.ts';
import {
  liveFavouritesPaths,
  liveOptionsPaths,
  liveTradingPaths,
  liveWalletPaths,
} from '../../src/adapters/live/live-paths.ts';
import { moniOptionsEvents, moniTradingEvents } from '../../src/adapters/moni/moni-events.ts';
import {
  moniFavouritesPaths,
  moniOptionsPaths,
  moniTradingPaths,
  moniWalletPaths,
} from '../../src/adapters/moni/moni-paths.ts';
import { HttpAccessAdapter } from '../../src/adapters/wire/access/access-http-adapter.ts';
import { HttpArtSalesAdapter } from '../../src/adapters/wire/nft/art-sales-http-adapter.ts';
import { HttpArtworksAdapter } from '../../src/adapters/wire/nft/artworks-http-adapter.ts';
import { artSalesPaths, artworksPaths } from '../../src/adapters/wire/nft/nft-paths.ts';
import { HttpAuthorisationAdapter } from '../../src/adapters/wire/authorisation/authorisation-http-adapter.ts';
import { HttpCouponsAdapter } from '../../src/adapters/wire/coupons/coupons-http-adapter.ts';
import { HttpCopyTradingAdapter } from '../../src/adapters/wire/copy-trading/copy-trading-http-adapter.ts';
import { HttpFavouritesAdapter } from '../../src/adapters/wire/favourites/favourites-http-adapter.ts';
import { HttpDepositsAdapter } from '../../src/adapters/wire/deposits/deposits-http-adapter.ts';
import { HttpFundsAdapter } from '../../src/adapters/wire/funds/funds-http-adapter.ts';
import { HttpIdentityAdapter } from '../../src/adapters/wire/identity/identity-http-adapter.ts';
import { marketPaths } from '../../src/adapters/wire/market-paths.ts';
import { HttpLoansAdapter } from '../../src/adapters/wire/loans/loans-http-adapter.ts';
import { HttpDualAdapter } from '../../src/adapters/wire/dual/dual-http-adapter.ts';
import { HttpMiningAdapter } from '../../src/adapters/wire/mining/mining-http-adapter.ts';
import { dualPaths, miningPaths } from '../../src/adapters/wire/yield-paths.ts';
import { HttpMarketAdapter } from '../../src/adapters/wire/market/market-http-adapter.ts';
import { HttpMessagesAdapter } from '../../src/adapters/wire/messages/messages-http-adapter.ts';
import { HttpNewsAdapter } from '../../src/adapters/wire/news/news-http-adapter.ts';
import { HttpOptionsAdapter } from '../../src/adapters/wire/options/options-http-adapter.ts';
import { HttpPayeesAdapter } from '../../src/adapters/wire/payees/payees-http-adapter.ts';
import { HttpProjectsAdapter } from '../../src/adapters/wire/projects/projects-http-adapter.ts';
import { HttpPurchasesAdapter } from '../../src/adapters/wire/purchases/purchases-http-adapter.ts';
import { HttpProfileAdapter } from '../../src/adapters/wire/profile/profile-http-adapter.ts';
import { accessPaths, fundsPaths, newsPaths, profilePaths, sitePaths } from '../../src/adapters/wire/root-paths.ts';
import {
  authorisationPaths,
  couponsPaths,
  copyTradingPaths,
  depositsPaths,
  identityPaths,
  loansPaths,
  messagesPaths,
  payeesPaths,
  projectsPaths,
  purchasesPaths,
  quizPaths,
  securityPaths,
  withdrawalsPaths,
} from '../../src/adapters/wire/rare-paths.ts';
import { HttpWithdrawalsAdapter } from '../../src/adapters/wire/withdrawals/withdrawals-http-adapter.ts';
import { HttpQuizAdapter } from '../../src/adapters/wire/quiz/quiz-http-adapter.ts';
import { HttpSecurityAdapter } from '../../src/adapters/wire/security/security-http-adapter.ts';
import { HttpSiteAdapter } from '../../src/adapters/wire/site/site-http-adapter.ts';
import { HttpTradingAdapter } from '../../src/adapters/wire/trading/trading-http-adapter.ts';
import { HttpWalletAdapter } from '../../src/adapters/wire/wallet/wallet-http-adapter.ts';
import type { HttpTransport } from '../../src/core/ports/http-transport.ts';
import { silentRealtime, stoppedClock } from './stand-ins.ts';

/** A port method as a recording needs it: one argument in, a promise out. */
type RecordedMethod = (argument: never) => Promise<unknown>;
type Methods = Readonly<Record<string, RecordedMethod>>;

function methodsOf(adapter: object, names: object): Methods {
  return Object.fromEntries(
    Object.keys(names).map((name) => {
      const method = (adapter as Methods)[name];
      if (method === undefined) throw new Error(`${name} is not on the adapter`);
      return [name, method.bind(adapter)];
    }),
  );
}

const rootMethods = (http: HttpTransport): Methods => ({
  ...methodsOf(new HttpAccessAdapter(http, accessPaths), accessPaths),
  ...methodsOf(new HttpProfileAdapter(http, profilePaths), profilePaths),
  ...methodsOf(new HttpIdentityAdapter(http, identityPaths), identityPaths),
  ...methodsOf(new HttpSecurityAdapter(http, securityPaths), securityPaths),
  ...methodsOf(new HttpSiteAdapter(http, sitePaths), sitePaths),
  ...methodsOf(new HttpNewsAdapter(http, newsPaths), newsPaths),
  ...methodsOf(new HttpMessagesAdapter(http, messagesPaths), messagesPaths),
  ...methodsOf(new HttpFundsAdapter(http, fundsPaths), fundsPaths),
  ...methodsOf(new HttpDepositsAdapter(http, depositsPaths), depositsPaths),
  ...methodsOf(new HttpPayeesAdapter(http, payeesPaths), payeesPaths),
  ...methodsOf(new HttpDualAdapter(http, dualPaths), dualPaths),
  ...methodsOf(new HttpMiningAdapter(http, miningPaths), miningPaths),
  ...methodsOf(new HttpCopyTradingAdapter(http, copyTradingPaths), copyTradingPaths),
  ...methodsOf(new HttpLoansAdapter(http, loansPaths), loansPaths),
  ...methodsOf(new HttpWithdrawalsAdapter(http, withdrawalsPaths), withdrawalsPaths),
  ...methodsOf(new HttpAuthorisationAdapter(http, authorisationPaths), authorisationPaths),
  ...methodsOf(new HttpCouponsAdapter(http, couponsPaths), couponsPaths),
  ...methodsOf(new HttpProjectsAdapter(http, projectsPaths), projectsPaths),
  ...methodsOf(new HttpQuizAdapter(http, quizPaths), quizPaths),
  ...methodsOf(new HttpArtworksAdapter(http, artworksPaths), artworksPaths),
  ...methodsOf(new HttpArtSalesAdapter(http, artSalesPaths), artSalesPaths),
  ...methodsOf(new HttpPurchasesAdapter(http, purchasesPaths), purchasesPaths),
  ...methodsOf(
    new HttpMarketAdapter({ http, realtime: silentRealtime, clock: stoppedClock, paths: marketPaths }),
    marketPaths,
  ),
});

/** Every method of every port over one transport, by account. */
export const worlds: Readonly<Record<'live' | 'moni', (http: HttpTransport) => Methods>> = {
  live: (http) => ({
    ...rootMethods(http),
    ...methodsOf(
      new HttpTradingAdapter({ http, realtime: silentRealtime, paths: liveTradingPaths, events: liveTradingEvents }),
      liveTradingPaths,
    ),
    ...methodsOf(
      new HttpOptionsAdapter({ http, realtime: silentRealtime, paths: liveOptionsPaths, events: liveOptionsEvents }),
      liveOptionsPaths,
    ),
    ...methodsOf(new HttpWalletAdapter(http, liveWalletPaths), liveWalletPaths),
    ...methodsOf(new HttpFavouritesAdapter(http, liveFavouritesPaths), liveFavouritesPaths),
  }),
  moni: (http) => ({
    ...methodsOf(
      new HttpTradingAdapter({ http, realtime: silentRealtime, paths: moniTradingPaths, events: moniTradingEvents }),
      moniTradingPaths,
    ),
    ...methodsOf(
      new HttpOptionsAdapter({ http, realtime: silentRealtime, paths: moniOptionsPaths, events: moniOptionsEvents }),
      moniOptionsPaths,
    ),
    ...methodsOf(new HttpWalletAdapter(http, moniWalletPaths), moniWalletPaths),
    ...methodsOf(new HttpFavouritesAdapter(http, moniFavouritesPaths), moniFavouritesPaths),
  }),
};
