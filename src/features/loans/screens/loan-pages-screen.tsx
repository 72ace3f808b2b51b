import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import LoanScreen from './loan-screen.tsx';
import LoansScreen from './loans-screen.tsx';

/** Both pages of loans are one file to fetch. */
export default function LoanPagesScreen() {
  const { pathname } = useLocation();
  useTextsAhead(['funds', 'requests', 'rules', 'pictures', 'loans', 'content', 'records', 'messages']);
  return pathname.replace(/\/+$/, '') === routes.common.borrowingback ? <LoanScreen /> : <LoansScreen />;
}
