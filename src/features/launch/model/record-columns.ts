import type { Subscription } from '../../../core/domain/products/launch.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';

/** Every field of a subscription; a server that keeps no snapshot of the launch leaves those of it empty. */
export const subscriptionColumns = (serverZone: string | undefined): readonly Column<Subscription>[] => [
  { name: 'subscription_id', cell: ({ id }) => id },
  { name: 'project_id', cell: ({ launchId }) => launchId },
  { name: 'project', cell: ({ title }) => title },
  { name: 'token', cell: ({ tokenName }) => tokenName },
  { name: 'tokens', cell: ({ tokens }) => tokens },
  { name: 'tokens_credited', cell: ({ given }) => given },
  { name: 'price', cell: ({ price }) => price },
  { name: 'paid', cell: ({ paid }) => paid },
  { name: 'paid_currency', cell: ({ payName }) => payName },
  { name: 'status', cell: ({ status }) => status },
  ...momentColumns<Subscription>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
  ...momentColumns<Subscription>('sale_ends_at', { serverZone, read: ({ saleEndsAt }) => saleEndsAt }),
  ...momentColumns<Subscription>('tradable_from', { serverZone, read: ({ tradableFrom }) => tradableFrom }),
];
