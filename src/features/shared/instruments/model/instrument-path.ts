import type { Instrument } from '../../../../core/domain/instrument.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';

/** Where a tap on a pair leads: to its ticket, or to its chart where it cannot be traded spot. */
export const instrumentPath = ({ symbol, allows }: Pick<Instrument, 'symbol' | 'allows'>): string =>
  pathWith(routes.transaction.currency, { symbol, view: allows.spot ? undefined : 'chart' });
