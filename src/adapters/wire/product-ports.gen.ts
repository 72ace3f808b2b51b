import { accessOver } from './access/access-adapter.ts';
import { authorisationOver } from './authorisation/authorisation-adapter.ts';
import { copyTradingOver } from './copy-trading/copy-trading-adapter.ts';
import { couponsOver } from './coupons/coupons-adapter.ts';
import { depositsOver } from './deposits/deposits-adapter.ts';
import { dualOver } from './dual/dual-adapter.ts';
import { fundsOver } from './funds/funds-adapter.ts';
import { identityOver } from './identity/identity-adapter.ts';
import { launchOver } from './launch/launch-adapter.ts';
import { loansOver } from './loans/loans-adapter.ts';
import { messagesOver } from './messages/messages-adapter.ts';
import { miningOver } from './mining/mining-adapter.ts';
import { artSalesOver } from './nft/art-sales-adapter.ts';
import { artworksOver } from './nft/artworks-adapter.ts';
import { payeesOver } from './payees/payees-adapter.ts';
import { purchasesOver } from './purchases/purchases-adapter.ts';
import { quizOver } from './quiz/quiz-adapter.ts';
import { securityOver } from './security/security-adapter.ts';
import { withdrawalsOver } from './withdrawals/withdrawals-adapter.ts';
import { wireOver, type WireParts } from './calls/wire.ts';

// Made from the folders of the program by scripts/generate-lists.mjs: npm run generate.

/** Accounts, funds, products and messages, the same for real and simulated money. */
export function productPorts(parts: WireParts) {
  const wire = wireOver(parts);
  return {
    access: accessOver(wire),
    authorisation: authorisationOver(wire),
    copyTrading: copyTradingOver(wire),
    coupons: couponsOver(wire),
    deposits: depositsOver(wire),
    dual: dualOver(wire),
    funds: fundsOver(wire),
    identity: identityOver(wire),
    launch: launchOver(wire),
    loans: loansOver(wire),
    messages: messagesOver(wire),
    mining: miningOver(wire),
    artSales: artSalesOver(wire),
    artworks: artworksOver(wire),
    payees: payeesOver(wire),
    purchases: purchasesOver(wire),
    quiz: quizOver(wire),
    security: securityOver(wire),
    withdrawals: withdrawalsOver(wire),
  };
}
