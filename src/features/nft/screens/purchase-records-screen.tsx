import { useState } from 'react';
import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { useOwnBids } from '../../shared/nft/data/own-bids.ts';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import styles from '../parts/nft.module.css';
import { RecordRow } from '../parts/record-row.tsx';
import { ToMarket } from '../parts/to-market.tsx';
import { WonList } from '../panels/won-list.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton } from '../../shared/export/panels/export-button.tsx';
import type { ArtFileProps } from '../panels/records-file.tsx';

const RecordsFile = whenWanted<ArtFileProps>({
  load: async () => (await import('../panels/records-file.tsx')).RecordsFile,
  isWanted: ({ isOpen }) => isOpen,
});

const tabs = ['won', 'bids'] as const;
const panel = 'nft-records';

/** Auctions that were won, with the news of them, and every bid. */
export default function PurchaseRecordsScreen() {
  useTextsAhead(['nft', 'records']);
  const t = useText('nft');
  const [selected, setSelected] = useState<(typeof tabs)[number]>('won');
  const unread = useWonAuctions().query.data?.filter(({ isRead }) => !isRead).length;
  return (
    <Page
      title={t('records.title')}
      back={routes.nft.nft}
      actions={<ExportButton>{(sheet) => <RecordsFile kind={selected} {...sheet} />}</ExportButton>}
    >
      <Tabs
        label={t('records.title')}
        panelId={panel}
        items={tabs.map((id) => ({
          id,
          label: t(`records.${id}`),
          count: id === 'won' && unread !== 0 ? unread : undefined,
        }))}
        selected={selected}
        onSelect={setSelected}
      />
      <TabPanel id={panel} label={t(`records.${selected}`)}>
        {selected === 'won' ? <WonList /> : <OwnBids />}
      </TabPanel>
    </Page>
  );
}

/** Undefined where the server does not say whether it still counts. */
function standing({ isLeading, isExpired }: ArtBid): 'past' | 'leading' | 'outbid' | undefined {
  if (isExpired === undefined) return undefined;
  if (isExpired) return 'past';
  return isLeading ? 'leading' : 'outbid';
}

function BidStanding({ bid }: { readonly bid: ArtBid }) {
  const t = useText('nft');
  const word = standing(bid);
  return word === undefined ? undefined : <span className={styles['small']}>{t(`bidState.${word}`)}</span>;
}

function OwnBids() {
  const t = useText('nft');
  const format = useFormat();
  return (
    <PagedList
      label={t('records.bids')}
      empty={t('records.noBids')}
      emptyAction={<ToMarket />}
      list={useOwnBids()}
      renderRow={(bid) => (
        <RecordRow
          key={bid.id}
          to={pathWith(routes.nft.componentsSearch, { keyword: bid.artworkName })}
          picture={bid.artworkPicture}
          title={bid.artworkName}
          detail={format.serverTime(bid.createdAt)}
        >
          <span>{format.amount(bid.price, { currency: bid.currencyName })}</span>
          <br />
          <BidStanding bid={bid} />
        </RecordRow>
      )}
    />
  );
}
