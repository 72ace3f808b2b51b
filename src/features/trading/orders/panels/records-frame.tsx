import type { ReactNode } from 'react';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { products, type ProductId } from '../../mode/model/products.ts';
import { RecordsFilter, type RecordsFilterProps } from '../parts/records-filter.tsx';
import type { Records } from '../operations/use-records.ts';

export interface RecordsFrameProps extends Pick<RecordsFilterProps, 'side' | 'state'> {
  readonly product: ProductId;
  readonly isFilterOpen: boolean;
  readonly records: Records<string>;
  readonly children: ReactNode;
}

/** Records with what is looked for above them. */
export function RecordsFrame({ product, isFilterOpen, records, side, state, children }: RecordsFrameProps) {
  const { data } = useInstruments();
  const pairs = data?.filter(({ instrument }) => products[product].allows(instrument)) ?? [];
  return (
    <>
      {isFilterOpen ? (
        <RecordsFilter
          filter={records.filter}
          pairs={pairs.map(({ instrument }) => instrument.symbol)}
          side={side}
          state={state}
          onSet={records.set}
        />
      ) : undefined}
      {children}
    </>
  );
}
