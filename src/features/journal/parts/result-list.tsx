import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import type { ClosedResult } from '../model/closed-result.ts';
import { ResultSum } from './result-sum.tsx';
import styles from './journal.module.css';

const shownFirst = 10;

export interface ResultListProps {
  readonly title: string;
  /** The oldest first; the newest is shown first. */
  readonly results: readonly ClosedResult[];
  /** What can be done with one of them. */
  readonly renderAction?: (result: ClosedResult) => ReactNode;
}

/** The results of one day. */
export function ResultList({ title, results, renderAction }: ResultListProps) {
  const t = useText('journal');
  const format = useFormat();
  const [areAll, setAreAll] = useState(false);
  const newest = results.toReversed();
  return (
    <>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['results']} aria-label={title}>
        {newest.slice(0, areAll ? newest.length : shownFirst).map((one) => (
          <li key={one.id} className={styles['result']}>
            <ResultTexts {...one} />
            {renderAction === undefined ? undefined : <span className={styles['action']}>{renderAction(one)}</span>}
          </li>
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

function ResultTexts({ pair, product, time, result, currency }: ClosedResult) {
  const t = useText('journal');
  const format = useFormat();
  return (
    <>
      <span>
        {pair ?? t('noPair')}
        <span className={styles['caption']}>{t(`product.${product}`)}</span>
      </span>
      <span>
        {result === undefined ? (
          <UnknownText reason={product === 'spot' ? t('unknownCost') : t('stats.unknown')} />
        ) : (
          <ResultSum value={result} currency={currency} />
        )}
        <span className={styles['caption']}>{time === undefined ? undefined : format.serverTime(time)}</span>
      </span>
    </>
  );
}
