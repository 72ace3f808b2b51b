import {
  IconHelpCircle,
  IconLock,
  IconPhoto,
  IconRocket,
  IconTrendingUp,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { FinanceProductId } from '../model/finance-products.ts';

const icons: Readonly<Record<FinanceProductId, Icon>> = {
  lockMining: IconLock,
  invest: IconTrendingUp,
  ieo: IconRocket,
  copyTrading: IconUsersGroup,
  nft: IconPhoto,
  quiz: IconHelpCircle,
};

export function ProductIcon({ id }: { readonly id: FinanceProductId }) {
  const Chosen = icons[id];
  return <Chosen size={20} stroke={1.75} aria-hidden="true" />;
}
