import { IconArrowBarToUp } from '../../../core/ui/icons/arrow-bar-to-up.gen.tsx';
import { IconArrowUp } from '../../../core/ui/icons/arrow-up.gen.tsx';
import { useState } from 'react';
import type { CurrencyId, QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import type { FavouriteOrder } from '../../shared/favourites/operations/use-favourite-order.ts';
import styles from './order-sheet.module.css';

export interface OrderSheetProps {
  readonly isOpen: boolean;
  readonly rows: readonly QuotedInstrument[];
  readonly order: FavouriteOrder;
  readonly onClose: () => void;
}

/** The order of the favourites, changed by one step or to the top; a currency is moved with all of its pairs. */
export function OrderSheet({ isOpen, rows, order, onClose }: OrderSheetProps) {
  const t = useText('market');
  const [moved, setMoved] = useState('');
  const known = order.ids.flatMap((id) => {
    const base = rows.find(({ instrument }) => instrument.base.id === id)?.instrument.base;
    return base === undefined ? [] : [base];
  });
  const move = (id: CurrencyId, name: string, to: number): void => {
    // A star whose pair is not listed has a place too.
    order.move(id, order.ids.indexOf(known[to]?.id ?? id));
    setMoved(`${name}: ${to + 1} / ${known.length}`);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('order.title')}>
      <ol className={styles['list']}>
        {known.map(({ id, name }, place) => (
          <li key={id} className={styles['row']}>
            <CoinMark name={name} />
            <span className={styles['name']}>{name}</span>
            <IconButton
              label={t('order.top', { name })}
              aria-disabled={place === 0}
              onClick={() => (place === 0 ? undefined : move(id, name, 0))}
            >
              <IconArrowBarToUp size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('order.up', { name })}
              aria-disabled={place === 0}
              onClick={() => (place === 0 ? undefined : move(id, name, place - 1))}
            >
              <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className={styles['spoken']} role="status">
        {moved}
      </p>
    </Sheet>
  );
}
