import { useState } from 'react';
import { stateOf, type Artwork } from '../../../core/domain/products/artwork.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { useOwnArtworks } from '../../shared/nft/data/own-artworks.ts';
import { WonNotice } from '../../shared/nft/panels/won-notice.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { ArtworkGrid } from '../parts/artwork-grid.tsx';
import { OwnBids } from '../panels/own-bids.tsx';
import { SkeletonTiles } from '../parts/skeleton-tiles.tsx';
import { ToMarket } from '../parts/to-market.tsx';

const kinds = ['owned', 'onSale', 'boxes'] as const;
type Kind = (typeof kinds)[number];
const tabs = [...kinds, 'bids'] as const;
type Tab = (typeof tabs)[number];
const panel = 'my-nfts';

const belongs: Readonly<Record<Kind, (artwork: Artwork, now: number) => boolean>> = {
  owned: (artwork, now) => stateOf(artwork, now) === 'over',
  onSale: (artwork, now) => stateOf(artwork, now) !== 'over',
  boxes: ({ saleKind, isBoxOpen }) => saleKind === 'box' && !isBoxOpen,
};

/** The person's works: kept, on resale, and closed boxes; and their bids. */
export default function MyNftScreen() {
  useTextsAhead(['nft', 'nftNews']);
  const t = useText('nft');
  const now = useServerNow();
  const [selected, setSelected] = useState<Tab>('owned');
  const { data } = useOwnArtworks().query;
  return (
    <Page title={t('mine.title')} back={routes.nft.nft} wide>
      <WonNotice />
      <Tabs
        label={t('mine.title')}
        panelId={panel}
        items={tabs.map((id) => ({
          id,
          label: t(id === 'bids' ? 'records.bids' : `mine.${id}`),
          count: id === 'bids' ? undefined : data?.filter((artwork) => belongs[id](artwork, now)).length,
        }))}
        selected={selected}
        onSelect={setSelected}
      />
      <TabPanel id={panel} label={t(selected === 'bids' ? 'records.bids' : `mine.${selected}`)}>
        {selected === 'bids' ? <OwnBids /> : <Works kind={selected} />}
      </TabPanel>
    </Page>
  );
}

function Works({ kind }: { readonly kind: Kind }) {
  const t = useText('nft');
  const now = useServerNow();
  const { data, error, refetch } = useOwnArtworks().query;
  const shown = data?.filter((artwork) => belongs[kind](artwork, now));
  if (shown === undefined)
    return error === null ? <SkeletonTiles count={4} /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  if (shown.length === 0) return <EmptyState title={t('mine.none')} action={<ToMarket />} />;
  return <ArtworkGrid label={t(`mine.${kind}`)} artworks={shown} now={now} isOwn />;
}
