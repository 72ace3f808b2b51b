import { useEffect, useRef, useState } from 'react';
import { IconArrowDown } from '../../../core/ui/icons/arrow-down.gen.tsx';
import { IconArrowUp } from '../../../core/ui/icons/arrow-up.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import styles from './studio-form.module.css';

export interface OrderListProps {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly label: string }[];
  readonly error: string | undefined;
  /** Brings the usual order back; undefined if it was not changed. */
  readonly onReset: (() => void) | undefined;
  readonly onMove: (id: string, by: -1 | 1) => void;
}

const directions = [
  { by: -1, word: 'up', Arrow: IconArrowUp },
  { by: 1, word: 'down', Arrow: IconArrowDown },
] as const;

/** Rows that change places with their neighbours. */
export function OrderList({ title, rows, error, onReset, onMove }: OrderListProps) {
  const t = useText('studio');
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly word: string } | undefined>(undefined);
  // A row that is moved in the page loses the focus that was in it.
  useEffect(() => {
    if (moved === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${moved.id}"] [data-way="${moved.word}"]`)?.focus();
  }, [moved]);
  const place = rows.findIndex(({ id }) => id === moved?.id);
  return (
    <div role="group" aria-label={title} className={styles['ordered']}>
      <span className={styles['label']}>{title}</span>
      <ol ref={list}>
        {rows.map(({ id, label }, at) => (
          <li key={id} data-row={id} className={styles['orderRow']}>
            <span>{label}</span>
            {directions.map(({ by, word, Arrow }) => (
              <IconButton
                key={word}
                label={t(`order.${word}`, { name: label })}
                data-way={word}
                aria-disabled={rows[at + by] === undefined || undefined}
                onClick={() => {
                  if (rows[at + by] === undefined) return;
                  onMove(id, by);
                  setMoved({ id, word });
                }}
              >
                <Arrow size={20} stroke={1.75} aria-hidden="true" />
              </IconButton>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className={styles['spoken']}>
        {place === -1
          ? undefined
          : t('order.moved', { name: rows[place]?.label ?? '', place: place + 1, all: rows.length })}
      </p>
      {onReset === undefined ? undefined : (
        <Button variant="quiet" size="small" aria-label={`${title}: ${t('languages.own')}`} onClick={onReset}>
          {t('languages.own')}
        </Button>
      )}
      <p className={styles['error']}>{error}</p>
    </div>
  );
}
