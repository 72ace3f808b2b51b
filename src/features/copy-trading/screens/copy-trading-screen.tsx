import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import AgreementScreen from './agreement-screen.tsx';
import FollowScreen from './follow-screen.tsx';
import LeadScreen from './lead-screen.tsx';
import MyCopiesScreen from './my-copies-screen.tsx';
import TraderScreen from './trader-screen.tsx';
import TradersScreen from './traders-screen.tsx';

/** One file for all of copy trading: six files would cost the first load more than they save. */
export default function CopyTradingScreen() {
  useTextsAhead(['copyTrading', 'finance', 'records', 'shared', 'rules', 'requests', 'messages']);
  const { pathname } = useLocation();
  switch (pathname.replace(/\/+$/, '')) {
    case routes.copytrade.my:
      return <MyCopiesScreen />;
    case routes.copytrade.trader:
      return <LeadScreen />;
    case routes.follow.trader:
      return <TraderScreen />;
    case routes.follow.follow:
      return <FollowScreen />;
    case routes.follow.agreementZh:
      return <AgreementScreen address="zh" />;
    case routes.follow.agreementEn:
      return <AgreementScreen address="en" />;
    default:
      return <TradersScreen />;
  }
}
