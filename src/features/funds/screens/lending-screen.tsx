import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import LoanScreen from './loan-screen.tsx';
import LoansScreen from './loans-screen.tsx';
import OtcScreen from './otc-screen.tsx';
import PurchaseScreen from './purchase-screen.tsx';
import PurchasesScreen from './purchases-screen.tsx';

/** Loans and purchases are one file to fetch: what the first load knows of five files is more than they would save. */
export default function LendingScreen() {
  const { pathname } = useLocation();
  useTextsAhead(['funds', 'requests', 'rules', 'pictures', 'loans', 'purchases', 'content', 'records', 'messages']);
  switch (pathname.replace(/\/+$/, '')) {
    case routes.common.borrowingback:
      return <LoanScreen />;
    case routes.common.c2c:
      return <PurchasesScreen />;
    case routes.common.c2cshow:
      return <PurchaseScreen />;
    case routes.otc.otc:
      return <OtcScreen />;
    default:
      return <LoansScreen />;
  }
}
