import { ContainerModule } from 'inversify';
import { later } from '../../core/di/later.ts';
import { provide } from '../../core/di/provide.ts';
import { AccessPort } from '../../core/ports/access-port.ts';
import { ArtSalesPort } from '../../core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../core/ports/artworks-port.ts';
import { AuthorisationPort } from '../../core/ports/authorisation-port.ts';
import { Clock } from '../../core/ports/clock.ts';
import { CouponsPort } from '../../core/ports/coupons-port.ts';
import { CopyTradingPort } from '../../core/ports/copy-trading-port.ts';
import { DepositsPort } from '../../core/ports/deposits-port.ts';
import { DualPort } from '../../core/ports/dual-port.ts';
import { FundsPort } from '../../core/ports/funds-port.ts';
import { HttpTransport } from '../../core/ports/http-transport.ts';
import { IdentityPort } from '../../core/ports/identity-port.ts';
import { LoansPort } from '../../core/ports/loans-port.ts';
import { MarketPort } from '../../core/ports/market-port.ts';
import { MessagesPort } from '../../core/ports/messages-port.ts';
import { MiningPort } from '../../core/ports/mining-port.ts';
import { NewsPort } from '../../core/ports/news-port.ts';
import { PayeesPort } from '../../core/ports/payees-port.ts';
import { ProfilePort } from '../../core/ports/profile-port.ts';
import { ProjectsPort } from '../../core/ports/projects-port.ts';
import { PurchasesPort } from '../../core/ports/purchases-port.ts';
import { QuizPort } from '../../core/ports/quiz-port.ts';
import { RealtimeTransport } from '../../core/ports/realtime-transport.ts';
import { SecurityPort } from '../../core/ports/security-port.ts';
import { SitePort } from '../../core/ports/site-port.ts';
import { WithdrawalsPort } from '../../core/ports/withdrawals-port.ts';
import { marketPaths } from './market-paths.ts';

const first = () => import('./root-adapters.ts');
const rare = () => import('./rare-adapters.ts');
const yields = () => import('./yield-adapters.ts');
const nft = () => import('./nft/nft-adapters.ts');

/**
 * The ports that do not differ between real and simulated accounts. The transports and the clock are bound
 * elsewhere. Adapters arrive with the first call, beside axios, because the frame of a screen is drawn without them.
 */
export const rootModule = new ContainerModule(({ bind }) => {
  provide(bind, AccessPort, [HttpTransport], (http) => later(async () => (await first()).accessOver(http)));
  provide(bind, ProfilePort, [HttpTransport], (http) => later(async () => (await first()).profileOver(http)));
  provide(bind, IdentityPort, [HttpTransport], (http) => later(async () => (await rare()).identityOver(http)));
  provide(bind, SecurityPort, [HttpTransport], (http) => later(async () => (await rare()).securityOver(http)));
  provide(bind, SitePort, [HttpTransport], (http) => later(async () => (await first()).siteOver(http)));
  provide(bind, NewsPort, [HttpTransport], (http) => later(async () => (await first()).newsOver(http)));
  provide(bind, MessagesPort, [HttpTransport], (http) => later(async () => (await rare()).messagesOver(http)));
  provide(bind, FundsPort, [HttpTransport], (http) => later(async () => (await first()).fundsOver(http)));
  provide(bind, DepositsPort, [HttpTransport], (http) => later(async () => (await rare()).depositsOver(http)));
  provide(bind, CouponsPort, [HttpTransport], (http) => later(async () => (await rare()).couponsOver(http)));
  provide(bind, CopyTradingPort, [HttpTransport], (http) => later(async () => (await rare()).copyTradingOver(http)));
  provide(bind, LoansPort, [HttpTransport], (http) => later(async () => (await rare()).loansOver(http)));
  provide(bind, DualPort, [HttpTransport], (http) => later(async () => (await yields()).dualOver(http)));
  provide(bind, MiningPort, [HttpTransport], (http) => later(async () => (await yields()).miningOver(http)));
  provide(bind, AuthorisationPort, [HttpTransport], (http) =>
    later(async () => (await rare()).authorisationOver(http)),
  );
  provide(bind, ProjectsPort, [HttpTransport], (http) => later(async () => (await rare()).projectsOver(http)));
  provide(bind, QuizPort, [HttpTransport], (http) => later(async () => (await rare()).quizOver(http)));
  provide(bind, PurchasesPort, [HttpTransport], (http) => later(async () => (await rare()).purchasesOver(http)));
  provide(bind, ArtworksPort, [HttpTransport], (http) => later(async () => (await nft()).artworksOver(http)));
  provide(bind, ArtSalesPort, [HttpTransport], (http) => later(async () => (await nft()).artSalesOver(http)));
  provide(bind, PayeesPort, [HttpTransport], (http) => later(async () => (await rare()).payeesOver(http)));
  provide(bind, WithdrawalsPort, [HttpTransport], (http) => later(async () => (await rare()).withdrawalsOver(http)));
  provide(bind, MarketPort, [HttpTransport, RealtimeTransport, Clock], (http, realtime, clock) =>
    later(async () => {
      const { HttpMarketAdapter } = await import('./market/market-http-adapter.ts');
      return new HttpMarketAdapter({ http, realtime, clock, paths: marketPaths });
    }),
  );
});
