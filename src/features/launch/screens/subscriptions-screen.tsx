import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useSubscriptions } from '../data/launches.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { SubscriptionRow } from '../parts/subscription-row.tsx';
import { SubscriptionTable } from '../parts/subscription-table.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton, type FileSheetProps } from '../../shared/export/panels/export-button.tsx';

const SubscriptionsFile = whenWanted<FileSheetProps>({
  load: async () => (await import('../panels/subscriptions-file.tsx')).SubscriptionsFile,
  isWanted: ({ isOpen }) => isOpen,
});

/** The person's purchases, each with the launch as it was then. */
export default function SubscriptionsScreen() {
  const t = useText('launch');
  const isDemo = useIsDemo();
  const { account } = useServerDialect().launches;
  return (
    <Page
      title={t('mine')}
      back={routes.ieo.ieo}
      wide
      actions={<ExportButton>{(sheet) => <SubscriptionsFile {...sheet} />}</ExportButton>}
    >
      <PagedList
        label={t('mine')}
        empty={t('empty')}
        emptyAction={
          <LinkButton to={routes.ieo.ieo} variant="secondary">
            {t('title')}
          </LinkButton>
        }
        cardHeight={320}
        list={useSubscriptions(true)}
        renderRow={(row) => <SubscriptionRow key={row.id} row={row} isDemo={isDemo} account={account} />}
        renderTable={(rows) => <SubscriptionTable rows={rows} isDemo={isDemo} account={account} />}
      />
    </Page>
  );
}
