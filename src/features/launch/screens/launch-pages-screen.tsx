import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import LaunchScreen from './launch-screen.tsx';
import LaunchesScreen from './launches-screen.tsx';
import SubscriptionsScreen from './subscriptions-screen.tsx';

/** The three pages of new tokens are one file to fetch. */
export default function LaunchPagesScreen() {
  useTextsAhead(['launch', 'finance', 'funds', 'records', 'requests', 'rules', 'messages']);
  const { pathname } = useLocation();
  switch (pathname.replace(/\/+$/, '')) {
    case routes.ieo.subscribe:
      return <LaunchScreen />;
    case routes.ieo.order:
      return <SubscriptionsScreen />;
    default:
      return <LaunchesScreen />;
  }
}
