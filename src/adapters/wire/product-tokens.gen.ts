import { AccessPort } from '../../core/ports/access-port.ts';
import { AuthorisationPort } from '../../core/ports/authorisation-port.ts';
import { CopyTradingPort } from '../../core/ports/copy-trading-port.ts';
import { CouponsPort } from '../../core/ports/coupons-port.ts';
import { DepositsPort } from '../../core/ports/deposits-port.ts';
import { DualPort } from '../../core/ports/dual-port.ts';
import { FundsPort } from '../../core/ports/funds-port.ts';
import { IdentityPort } from '../../core/ports/identity-port.ts';
import { LaunchPort } from '../../core/ports/launch-port.ts';
import { LoansPort } from '../../core/ports/loans-port.ts';
import { MessagesPort } from '../../core/ports/messages-port.ts';
import { MiningPort } from '../../core/ports/mining-port.ts';
import { ArtSalesPort } from '../../core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../core/ports/artworks-port.ts';
import { PayeesPort } from '../../core/ports/payees-port.ts';
import { PurchasesPort } from '../../core/ports/purchases-port.ts';
import { QuizPort } from '../../core/ports/quiz-port.ts';
import { SecurityPort } from '../../core/ports/security-port.ts';
import { WithdrawalsPort } from '../../core/ports/withdrawals-port.ts';

// Made from the folders of the program by scripts/generate-lists.mjs: npm run generate.

/** What the ports of the products are asked for by. */
export const productTokens = {
  access: AccessPort,
  authorisation: AuthorisationPort,
  copyTrading: CopyTradingPort,
  coupons: CouponsPort,
  deposits: DepositsPort,
  dual: DualPort,
  funds: FundsPort,
  identity: IdentityPort,
  launch: LaunchPort,
  loans: LoansPort,
  messages: MessagesPort,
  mining: MiningPort,
  artSales: ArtSalesPort,
  artworks: ArtworksPort,
  payees: PayeesPort,
  purchases: PurchasesPort,
  quiz: QuizPort,
  security: SecurityPort,
  withdrawals: WithdrawalsPort,
};
