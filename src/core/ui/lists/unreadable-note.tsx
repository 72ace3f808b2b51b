import { IconAlertTriangle } from '../icons/alert-triangle.gen.tsx';
import type { UnreadableRow } from '../../domain/page.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './unreadable-note.module.css';

/** The kind of missing rows: `orders`, `positions` and `options` hold money now, and a `sum` is too small. */
export type UnreadableKind = 'rows' | 'balances' | 'orders' | 'positions' | 'options' | 'sum';

export interface UnreadableNoteProps {
  readonly rows: readonly UnreadableRow[];
  readonly kind?: UnreadableKind | undefined;
}

const withMoney: ReadonlySet<UnreadableKind> = new Set(['orders', 'positions', 'options']);

/** Says how many rows of a list are unreadable, and which, if known. */
export function UnreadableNote({ rows, kind = 'rows' }: UnreadableNoteProps) {
  const t = useText('requests');
  const format = useFormat();
  const ids = rows.flatMap(({ id }) => id ?? []);
  const said = t(`unreadable.${kind === 'balances' ? 'rows' : kind}`, {
    count: rows.length,
    n: format.count(rows.length),
  });
  if (!withMoney.has(kind))
    return (
      <p className={styles['note']} role="status">
        {said}
        {kind === 'balances' && ids.length > 0 ? ` (${ids.join(', ')})` : undefined}
      </p>
    );
  return (
    <div className={styles['money']} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={styles['said']}>{said}</p>
        {ids.length > 0 ? <p>{t('unreadable.numbers', { ids: ids.join(', ') })}</p> : undefined}
        <p>{t('unreadable.advice')}</p>
      </div>
    </div>
  );
}
