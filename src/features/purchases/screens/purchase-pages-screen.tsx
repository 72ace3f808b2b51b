import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import OtcScreen from './otc-screen.tsx';
import PurchaseScreen from './purchase-screen.tsx';
import PurchasesScreen from './purchases-screen.tsx';

/** The pages of purchases are one file to fetch. */
export default function PurchasePagesScreen() {
  const { pathname } = useLocation();
  useTextsAhead([
    'funds',
    'requests',
    'rules',
    'pictures',
    'purchases',
    'content',
    'records',
    'messages',
    'connection',
  ]);
  switch (pathname.replace(/\/+$/, '')) {
    case routes.common.c2cshow:
      return <PurchaseScreen />;
    case routes.otc.otc:
      return <OtcScreen />;
    default:
      return <PurchasesScreen />;
  }
}
