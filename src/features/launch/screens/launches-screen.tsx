import { useState } from 'react';
import { phaseAt, launchPhases, type LaunchPhase } from '../../../core/domain/products/launch.ts';
import { withMoments } from '../../../core/i18n/server-moment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { useLaunches } from '../data/launches.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { LaunchCard } from '../parts/launch-card.tsx';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';

const panelId = 'launches';
/** Tokens on sale come first. */
const order: readonly LaunchPhase[] = ['inProgress', 'warmUp', 'ended'];

/** New tokens by the phase of their sale, open to all. */
export default function LaunchesScreen() {
  const t = useText('launch');
  return (
    <Page
      title={t('title')}
      back={routes.financial.index}
      wide
      actions={
        <LinkButton to={routes.ieo.order} variant="quiet" size="small">
          {t('mine')}
        </LinkButton>
      }
    >
      <LaunchList />
    </Page>
  );
}

/** The list moves with the clock: a launch changes its tab when its phase ends. */
export function LaunchList() {
  const t = useText('launch');
  const list = useLaunches();
  const now = useServerNow();
  const serverTimeZone = useServerZone();
  const [chosen, choose] = useState<LaunchPhase>();
  const rows = list.rows?.map((launch) => withMoments(launch, serverTimeZone));
  const inPhase = (phase: LaunchPhase) => rows?.filter((launch) => phaseAt(launch, now) === phase);
  const shown = chosen ?? order.find((phase) => inPhase(phase)?.length !== 0) ?? 'inProgress';
  const items = launchPhases.map((id) => ({ id, label: t(`phases.${id}`), count: inPhase(id)?.length }));
  return (
    <>
      <Tabs label={t('title')} items={items} selected={shown} onSelect={choose} panelId={panelId} />
      <TabPanel id={panelId} label={t(`phases.${shown}`)}>
        <PagedList
          label={t(`phases.${shown}`)}
          empty={t(`none.${shown}`)}
          cardHeight={184}
          arrange={withLossWarning}
          list={{ ...list, rows: inPhase(shown) }}
          renderRow={(launch) => <LaunchCard key={launch.id} launch={launch} now={now} />}
        />
      </TabPanel>
    </>
  );
}
