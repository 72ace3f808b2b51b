import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathWith } from '../../../../core/navigation/routes.ts';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { useCurrentDay } from '../../../shared/server/data/use-current-day.ts';
import type { ProductId } from '../../mode/model/products.ts';
import { liveModes } from '../../mode/model/trade-mode.ts';
import type { RecordsFilterProps } from '../parts/records-filter.tsx';
import type { Records } from '../operations/use-records.ts';
import styles from './orders-panel.module.css';

const RecordsFilter = whenWanted<RecordsFilterProps>({
  load: async () => (await import('../parts/records-filter.tsx')).RecordsFilter,
  fallback: <SkeletonRows count={2} height={72} />,
});

export interface RecordsFrameProps extends Pick<RecordsFilterProps, 'side' | 'state'> {
  readonly product: ProductId;
  readonly isFilterOpen: boolean;
  readonly records: Records<string>;
  /** Names the page of all orders of the account, for a page of one market. */
  readonly allLabel: string;
  readonly children: ReactNode;
}

/** Records with what is looked for above them. */
export function RecordsFrame({ product, isFilterOpen, records, allLabel, side, state, children }: RecordsFrameProps) {
  const { data } = useInstruments();
  const today = useCurrentDay();
  const pairs = data?.filter(({ instrument }) => instrument.allows[product]) ?? [];
  const { foreign } = records.filter;
  const allRoute = foreign === undefined ? undefined : liveModes[product]?.ordersRoute;
  return (
    <>
      {isFilterOpen ? (
        <RecordsFilter
          filter={records.filter}
          pairs={pairs.flatMap(({ instrument: { symbol } }) => (foreign?.has(symbol) === true ? [] : [symbol]))}
          side={side}
          state={state}
          today={today}
          onSet={records.set}
        />
      ) : undefined}
      {children}
      {allRoute === undefined ? undefined : (
        <p className={styles['all']}>
          <Link to={pathWith(allRoute, { list: records.kind })}>{allLabel}</Link>
        </p>
      )}
    </>
  );
}
