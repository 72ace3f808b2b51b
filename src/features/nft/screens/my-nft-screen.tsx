import { useState } from 'react';
import { stateOf, type Artwork } from '../../../core/domain/products/artwork.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { useOwnArtworks } from '../../shared/nft/data/own-artworks.ts';
import { WonNotice } from '../../shared/nft/panels/won-notice.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { ArtworkGrid } from '../parts/artwork-grid.tsx';
import { ToMarket } from '../parts/to-market.tsx';

const tabs = ['owned', 'onSale', 'boxes'] as const;
type Tab = (typeof tabs)[number];
const panel = 'my-nfts';

const belongs: Readonly<Record<Tab, (artwork: Artwork, now: number) => boolean>> = {
  owned: (artwork, now) => stateOf(artwork, now) === 'over',
  onSale: (artwork, now) => stateOf(artwork, now) !== 'over',
  boxes: ({ saleKind, isBoxOpen }) => saleKind === 'box' && !isBoxOpen,
};

/** The person's works: kept, on resale, and closed boxes. */
export default function MyNftScreen() {
  useTextsAhead(['nft', 'nftNews']);
  const t = useText('nft');
  const now = useServerNow();
  const [selected, setSelected] = useState<Tab>('owned');
  const { data, error, refetch } = useOwnArtworks().query;
  const shown = data?.filter((artwork) => belongs[selected](artwork, now));
  return (
    <Page title={t('mine.title')} back={routes.nft.nft} wide>
      <WonNotice />
      <Tabs
        label={t('mine.title')}
        panelId={panel}
        items={tabs.map((id) => ({
          id,
          label: t(`mine.${id}`),
          count: data?.filter((artwork) => belongs[id](artwork, now)).length,
        }))}
        selected={selected}
        onSelect={setSelected}
      />
      <TabPanel id={panel} label={t(`mine.${selected}`)}>
        {shown === undefined && error !== null ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : undefined}
        {shown === undefined && error === null ? <SkeletonRows count={2} height={250} /> : undefined}
        {shown?.length === 0 ? <EmptyState title={t('mine.none')} action={<ToMarket />} /> : undefined}
        {shown === undefined || shown.length === 0 ? undefined : (
          <ArtworkGrid label={t(`mine.${selected}`)} artworks={shown} now={now} isOwn />
        )}
      </TabPanel>
    </Page>
  );
}
