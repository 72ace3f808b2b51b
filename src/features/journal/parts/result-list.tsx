import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { IconPencil } from '../../../core/ui/icons/pencil.gen.tsx';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import type { ClosedResult } from '../model/closed-result.ts';
import type { ResultNote, ResultNotes } from '../model/result-notes.ts';
import { ResultNoteLine } from './result-note.tsx';
import { ResultSum } from './result-sum.tsx';
import styles from './journal.module.css';

const shownFirst = 10;

export interface ResultListProps {
  readonly title: string;
  /** The oldest first; the newest is shown first. */
  readonly results: readonly ClosedResult[];
  readonly notes: ResultNotes;
  /** Undefined until it is known whose note it would be. */
  readonly onEdit: ((result: ClosedResult) => void) | undefined;
  /** What else can be done with one of them. */
  readonly renderAction?: (result: ClosedResult) => ReactNode;
}

/** The results of one day. */
export function ResultList({ title, results, notes, onEdit, renderAction }: ResultListProps) {
  const t = useText('journal');
  const format = useFormat();
  const [areAll, setAreAll] = useState(false);
  const newest = results.toReversed();
  return (
    <>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['results']} aria-label={title}>
        {newest.slice(0, areAll ? newest.length : shownFirst).map((result) => (
          <ResultRow
            key={result.id}
            of={result}
            note={notes.get(result.id)}
            onEdit={onEdit}
            renderAction={renderAction}
          />
        ))}
      </ul>
      {areAll || newest.length <= shownFirst ? undefined : (
        <Button variant="quiet" size="small" onClick={() => setAreAll(true)}>
          {t('showAll', { n: format.count(newest.length) })}
        </Button>
      )}
    </>
  );
}

interface ResultRowProps extends Pick<ResultListProps, 'onEdit'> {
  readonly renderAction: ResultListProps['renderAction'] | undefined;
  readonly of: ClosedResult;
  readonly note: ResultNote | undefined;
}

function ResultRow({ of, note, onEdit, renderAction }: ResultRowProps) {
  const t = useText('journal');
  const format = useFormat();
  const { pair, product, time, result, currency } = of;
  const [name, moment] = [pair ?? t('noPair'), time === undefined ? undefined : format.serverWall(time)];
  return (
    <li className={styles['result']}>
      <div className={styles['resultFacts']}>
        <span>
          {name}
          <span className={styles['caption']}>{t(`product.${product}`)}</span>
        </span>
        <span>
          {result === undefined ? (
            <UnknownText reason={product === 'spot' ? t('unknownCost') : t('stats.unknown')} />
          ) : (
            <ResultSum value={result} currency={currency} />
          )}
          <span className={styles['caption']}>{moment}</span>
        </span>
      </div>
      <span className={styles['actions']}>
        {renderAction?.(of)}
        {onEdit === undefined ? undefined : (
          <IconButton
            label={t('notes.edit', { name: [name, ...(moment === undefined ? [] : [moment])].join(', ') })}
            aria-haspopup="dialog"
            onClick={() => onEdit(of)}
          >
            <IconPencil size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </span>
      {note === undefined ? undefined : <ResultNoteLine of={note} />}
    </li>
  );
}
