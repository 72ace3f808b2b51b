import type { MenuEntry } from '../../../core/domain/server/site.ts';
import { routes } from '../../../core/navigation/routes.ts';
import type { MenuKind } from './menu-entries.ts';

const entry = (kind: MenuKind, target: string): MenuEntry => ({
  id: kind,
  name: kind,
  labelKey: kind,
  icon: undefined,
  target,
  isOutside: false,
  isFinancial: false,
});

/** The ways that every platform has, where the operator's own could not be read. */
export const usualEntries: readonly MenuEntry[] = [
  entry('deposit', routes.fund.receive),
  entry('spot', routes.transaction.currency),
  entry('contracts', routes.transaction.contract),
  entry('simulated', routes.moni.index),
  entry('support', routes.kefu.index),
];
