import type { ComponentType } from 'react';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { ProductId } from '../../mode/model/products.ts';
import type { DeskNeeds, RecordsProps } from '../../ticket/parts/desk.ts';
import { SpotDesk } from './spot-desk.tsx';

/** What a product shows on the three screens: its desk on those of a pair, its records on that of the orders. */
export interface ProductScreens {
  readonly Desk: ComponentType<DeskNeeds>;
  readonly Records: ComponentType<RecordsProps>;
}

const fallback = <SkeletonRows count={6} height={72} />;

const ContractDesk = whenWanted<DeskNeeds>({
  load: async () => (await import('./contract-desk.tsx')).ContractDesk,
  fallback,
});

/** For pairs that cannot be traded in a mode. */
export const ViewingDesk = whenWanted<DeskNeeds>({
  load: async () => (await import('./viewing-desk.tsx')).ViewingDesk,
  fallback,
});

/** Beside `products`: what a product looks like. The desk that most people open is here at once, the rest on demand. */
export const productScreens: Readonly<Partial<Record<ProductId, ProductScreens>>> = {
  spot: {
    Desk: SpotDesk,
    Records: whenWanted<RecordsProps>({
      load: async () => (await import('../../spot/panels/spot-records.tsx')).SpotRecords,
      fallback,
    }),
  },
  contracts: {
    Desk: ContractDesk,
    Records: whenWanted<RecordsProps>({
      load: async () => (await import('../../contracts/panels/contract-records.tsx')).ContractRecords,
      fallback,
    }),
  },
  options: {
    Desk: whenWanted<DeskNeeds>({ load: async () => (await import('./option-desk.tsx')).OptionDesk, fallback }),
    Records: whenWanted<RecordsProps>({
      load: async () => (await import('../../options/panels/option-records.tsx')).OptionRecords,
      fallback,
    }),
  },
};
