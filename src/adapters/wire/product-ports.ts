import { accessOver } from './access/access-adapter.ts';
import { artSalesOver } from './nft/art-sales-adapter.ts';
import { artworksOver } from './nft/artworks-adapter.ts';
import { authorisationOver } from './authorisation/authorisation-adapter.ts';
import { copyTradingOver } from './copy-trading/copy-trading-adapter.ts';
import { couponsOver } from './coupons/coupons-adapter.ts';
import { depositsOver } from './deposits/deposits-adapter.ts';
import { dualOver } from './dual/dual-adapter.ts';
import { fundsOver } from './funds/funds-adapter.ts';
import { identityOver } from './identity/identity-adapter.ts';
import { loansOver } from './loans/loans-adapter.ts';
import { messagesOver } from './messages/messages-adapter.ts';
import { miningOver } from './mining/mining-adapter.ts';
import { payeesOver } from './payees/payees-adapter.ts';
import { launchOver } from './launch/launch-adapter.ts';
import { purchasesOver } from './purchases/purchases-adapter.ts';
import { quizOver } from './quiz/quiz-adapter.ts';
import { securityOver } from './security/security-adapter.ts';
import { withdrawalsOver } from './withdrawals/withdrawals-adapter.ts';
import { wireOver, type WireParts } from './calls/wire.ts';

/** Accounts, funds, products and messages, shared by real and simulated money. */
export function productPorts(parts: WireParts) {
  const wire = wireOver(parts);
  return {
    access: accessOver(wire),
    artSales: artSalesOver(wire),
    artworks: artworksOver(wire),
    authorisation: authorisationOver(wire),
    copyTrading: copyTradingOver(wire),
    coupons: couponsOver(wire),
    deposits: depositsOver(wire),
    dual: dualOver(wire),
    funds: fundsOver(wire),
    identity: identityOver(wire),
    loans: loansOver(wire),
    messages: messagesOver(wire),
    mining: miningOver(wire),
    payees: payeesOver(wire),
    launch: launchOver(wire),
    purchases: purchasesOver(wire),
    quiz: quizOver(wire),
    security: securityOver(wire),
    withdrawals: withdrawalsOver(wire),
  };
}
