import { ContainerModule } from 'inversify';
import { provideLate } from '../../core/di/late/late-ports.ts';
import { AccessPort } from '../../core/ports/access-port.ts';
import { ArtSalesPort } from '../../core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../core/ports/artworks-port.ts';
import { AuthorisationPort } from '../../core/ports/authorisation-port.ts';
import { CopyTradingPort } from '../../core/ports/copy-trading-port.ts';
import { CouponsPort } from '../../core/ports/coupons-port.ts';
import { DepositsPort } from '../../core/ports/deposits-port.ts';
import { DualPort } from '../../core/ports/dual-port.ts';
import { FundsPort } from '../../core/ports/funds-port.ts';
import { IdentityPort } from '../../core/ports/identity-port.ts';
import { LoansPort } from '../../core/ports/loans-port.ts';
import { MessagesPort } from '../../core/ports/messages-port.ts';
import { MiningPort } from '../../core/ports/mining-port.ts';
import { NewsPort } from '../../core/ports/news-port.ts';
import { PayeesPort } from '../../core/ports/payees-port.ts';
import { LaunchPort } from '../../core/ports/launch-port.ts';
import { PurchasesPort } from '../../core/ports/purchases-port.ts';
import { QuizPort } from '../../core/ports/quiz-port.ts';
import { SecurityPort } from '../../core/ports/security-port.ts';
import { WithdrawalsPort } from '../../core/ports/withdrawals-port.ts';
import type { WireParts } from './calls/wire.ts';

const products = {
  access: AccessPort,
  artSales: ArtSalesPort,
  artworks: ArtworksPort,
  authorisation: AuthorisationPort,
  copyTrading: CopyTradingPort,
  coupons: CouponsPort,
  deposits: DepositsPort,
  dual: DualPort,
  funds: FundsPort,
  identity: IdentityPort,
  loans: LoansPort,
  messages: MessagesPort,
  mining: MiningPort,
  payees: PayeesPort,
  launch: LaunchPort,
  purchases: PurchasesPort,
  quiz: QuizPort,
  security: SecurityPort,
  withdrawals: WithdrawalsPort,
};

/** The ports that do not differ between real and simulated money. What every visit asks is in `first-ports.ts`. */
export const sharedModule = (parts: WireParts) =>
  new ContainerModule(({ bind }) => {
    provideLate(bind, { news: NewsPort }, async () => (await import('./news-ports.ts')).newsPorts(parts));
    provideLate(bind, products, async () => (await import('./product-ports.ts')).productPorts(parts));
  });
