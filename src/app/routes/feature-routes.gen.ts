import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { accessRoutes } from '../../features/access/routes.tsx';
import { accountRoutes } from '../../features/account/routes.tsx';
import { assetsRoutes } from '../../features/assets/routes.tsx';
import { authorisationRoutes } from '../../features/authorisation/routes.tsx';
import { contentRoutes } from '../../features/content/routes.tsx';
import { copyTradingRoutes } from '../../features/copy-trading/routes.tsx';
import { dualRoutes } from '../../features/dual/routes.tsx';
import { financeRoutes } from '../../features/finance/routes.tsx';
import { payeesRoutes } from '../../features/funds/payees/routes.tsx';
import { fundsRoutes } from '../../features/funds/routes.tsx';
import { homeRoutes } from '../../features/home/routes.tsx';
import { identityRoutes } from '../../features/identity/routes.tsx';
import { journalRoutes } from '../../features/journal/routes.tsx';
import { launchRoutes } from '../../features/launch/routes.tsx';
import { loansRoutes } from '../../features/loans/routes.tsx';
import { marketRoutes } from '../../features/market/routes.tsx';
import { messagesRoutes } from '../../features/messages/routes.tsx';
import { miningRoutes } from '../../features/mining/routes.tsx';
import { nftRoutes } from '../../features/nft/routes.tsx';
import { purchasesRoutes } from '../../features/purchases/routes.tsx';
import { quizRoutes } from '../../features/quiz/routes.tsx';
import { settingsRoutes } from '../../features/settings/routes.tsx';
import { tradingRoutes } from '../../features/trading/routes.tsx';

// Made from the folders of the program by scripts/generate-lists.mjs: npm run generate.

/** Every route of the product. */
export const featureRoutes: readonly FeatureRoute[] = [
  ...accessRoutes,
  ...accountRoutes,
  ...assetsRoutes,
  ...authorisationRoutes,
  ...contentRoutes,
  ...copyTradingRoutes,
  ...dualRoutes,
  ...financeRoutes,
  ...payeesRoutes,
  ...fundsRoutes,
  ...homeRoutes,
  ...identityRoutes,
  ...journalRoutes,
  ...launchRoutes,
  ...loansRoutes,
  ...marketRoutes,
  ...messagesRoutes,
  ...miningRoutes,
  ...nftRoutes,
  ...purchasesRoutes,
  ...quizRoutes,
  ...settingsRoutes,
  ...tradingRoutes,
];
