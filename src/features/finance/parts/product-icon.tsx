import { IconHelpCircle } from '../../../core/ui/icons/help-circle.gen.tsx';
import { IconLock } from '../../../core/ui/icons/lock.gen.tsx';
import { IconPhoto } from '../../../core/ui/icons/photo.gen.tsx';
import { IconRocket } from '../../../core/ui/icons/rocket.gen.tsx';
import { IconTrendingUp } from '../../../core/ui/icons/trending-up.gen.tsx';
import { IconUsersGroup } from '../../../core/ui/icons/users-group.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import { iconOf, type FinanceProductId, type ProductIconName } from '../../shared/worth/model/finance-products.ts';

const icons: Readonly<Record<ProductIconName, Icon>> = {
  help: IconHelpCircle,
  lock: IconLock,
  photo: IconPhoto,
  rocket: IconRocket,
  'trending-up': IconTrendingUp,
  users: IconUsersGroup,
};

export function ProductIcon({ id }: { readonly id: FinanceProductId }) {
  const Chosen = icons[iconOf(id) ?? 'help'];
  return <Chosen size={20} stroke={1.75} aria-hidden="true" />;
}
