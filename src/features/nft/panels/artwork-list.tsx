import { useState } from 'react';
import {
  mediaKinds,
  saleKinds,
  type MediaKind,
  type SaleKind,
  type SaleState,
} from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { useArtworks, type ArtworkFilter } from '../../shared/nft/data/artwork-list.ts';
import { useSaleCurrencies } from '../data/artworks.ts';
import { ChoiceChip } from '../../shared/product-page/panels/choice-chip.tsx';
import { GrowingGrid } from '../parts/artwork-grid.tsx';
import styles from '../parts/nft.module.css';

const all = 'all';
const saleStates = ['open', 'upcoming', 'over'] as const satisfies readonly SaleState[];

interface Chosen {
  readonly sale: SaleKind | typeof all;
  readonly kind: MediaKind | typeof all;
  readonly state: SaleState | typeof all;
  readonly currency: string;
}
const everything: Chosen = { sale: all, kind: all, state: all, currency: all };

const wanted = <T extends string>(choice: T | typeof all): T | undefined => (choice === all ? undefined : choice);

const filterOf = ({ sale, kind, state, currency }: Chosen): ArtworkFilter => ({
  saleKind: wanted<SaleKind>(sale),
  kind: wanted<MediaKind>(kind),
  state: wanted<SaleState>(state),
  currencyId: wanted(currency),
});

/** What hangs in the market, narrowed down. */
export function ArtworkList() {
  const t = useText('nft');
  const now = useServerNow();
  const [chosen, setChosen] = useState(everything);
  const list = useArtworks(filterOf(chosen));
  const isNarrowed = Object.values(chosen).some((choice) => choice !== all);
  return (
    <>
      <Filters chosen={chosen} onChoose={setChosen} />
      <GrowingGrid
        label={t('tabs.artworks')}
        list={list}
        now={now}
        arrange={withLossWarning}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'list.noMatch' : 'list.none')}
            action={
              isNarrowed ? (
                <Button variant="secondary" onClick={() => setChosen(everything)}>
                  {t('filter.clear')}
                </Button>
              ) : undefined
            }
          />
        }
      />
    </>
  );
}

interface FiltersProps {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function Filters({ chosen, onChoose }: FiltersProps) {
  const t = useText('nft');
  const { data } = useSaleCurrencies();
  const currencies = data ?? [];
  const any = { id: all, label: t('filter.all') } as const;
  return (
    <>
      <UnreadableRows of={data} />
      <div className={styles['filters']}>
        <ChoiceChip
          label={t('filter.sale')}
          options={[any, ...saleKinds.map((id) => ({ id, label: t(`sale.${id}`) }))]}
          value={chosen.sale}
          isSet={chosen.sale !== all}
          onChange={(sale) => onChoose({ ...chosen, sale })}
        />
        <ChoiceChip
          label={t('filter.kind')}
          options={[any, ...mediaKinds.map((id) => ({ id, label: t(`kind.${id}`) }))]}
          value={chosen.kind}
          isSet={chosen.kind !== all}
          onChange={(kind) => onChoose({ ...chosen, kind })}
        />
        <ChoiceChip
          label={t('filter.state')}
          options={[any, ...saleStates.map((id) => ({ id, label: t(`state.${id}`) }))]}
          value={chosen.state}
          isSet={chosen.state !== all}
          onChange={(state) => onChoose({ ...chosen, state })}
        />
        <ChoiceChip
          label={t('filter.currency')}
          options={[any, ...currencies.map(({ id, name }) => ({ id, label: name }))]}
          value={chosen.currency}
          isSet={chosen.currency !== all}
          onChange={(currency) => onChoose({ ...chosen, currency })}
        />
      </div>
    </>
  );
}
