import { Suspense, useRef } from 'react';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { useHasStayedInSight } from '../../../../core/ui/use-has-stayed-in-sight.ts';
import styles from './spark-cell.module.css';

const DaySpark = laterPart(async () => (await import('./day-spark.tsx')).DaySpark);

/** The place of a sparkline: empty until it has been in sight for a moment, so that a scrolled list asks for none. Its line is a picture; the figures beside it are its words. */
export function SparkCell({ symbol }: { readonly symbol: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const isWanted = useHasStayedInSight(place);
  return (
    <span ref={place} className={styles['spark']} data-cell="spark">
      <Suspense>{isWanted ? <DaySpark symbol={symbol} /> : undefined}</Suspense>
    </span>
  );
}
