import { useSearchParams } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { OwnBids } from '../panels/own-bids.tsx';
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

/** Auctions that were won, with the news of them, and every bid: `?view=bids`. */
export default function PurchaseRecordsScreen() {
  useTextsAhead(['nft', 'records']);
  const t = useText('nft');
  const [question, setQuestion] = useSearchParams();
  const selected = question.get('view') === 'bids' ? 'bids' : 'won';
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
        onSelect={(id) => setQuestion(id === 'bids' ? { view: id } : {}, { replace: true })}
      />
      <TabPanel id={panel} label={t(`records.${selected}`)}>
        {selected === 'won' ? <WonList /> : <OwnBids />}
      </TabPanel>
    </Page>
  );
}
