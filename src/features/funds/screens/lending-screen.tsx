import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../../core/navigation/routes.ts';
import LoanScreen from './loan-screen.tsx';
import LoansScreen from './loans-screen.tsx';
import OtcScreen from './otc-screen.tsx';
import PurchaseScreen from './purchase-screen.tsx';
import PurchasesScreen from './purchases-screen.tsx';

const screens: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  [routes.common.borrowing, LoansScreen],
  [routes.common.borrowingback, LoanScreen],
  [routes.common.c2c, PurchasesScreen],
  [routes.common.c2cshow, PurchaseScreen],
  [routes.otc.otc, OtcScreen],
]);

/** Loans and purchases are one file to fetch: what the first load knows of five files is more than they would save. */
export default function LendingScreen() {
  const { pathname } = useLocation();
  const Shown = screens.get(pathname.replace(/\/+$/, '')) ?? LoansScreen;
  return <Shown />;
}
