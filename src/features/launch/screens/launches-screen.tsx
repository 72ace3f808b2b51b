import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { phaseAt, projectPhases, type ProjectPhase } from '../../../core/domain/products/launch.ts';
import { withMoments } from '../../../core/i18n/server-moment.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { useProjects } from '../data/launches.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { ProjectCard } from '../parts/launch-card.tsx';

const panelId = 'projects';
/** What can be bought comes first. */
const order: readonly ProjectPhase[] = ['inProgress', 'warmUp', 'ended'];

/** New tokens by the phase of their sale; everybody may look. */
export default function ProjectsScreen() {
  const t = useText('launch');
  return (
    <Page
      title={t('title')}
      back={routes.financial.index}
      actions={
        <LinkButton to={routes.ieo.order} variant="quiet" size="small">
          {t('mine')}
        </LinkButton>
      }
    >
      <LossWarning />
      <ProjectList />
    </Page>
  );
}

/** The list moves with the clock: a project changes its tab when its phase ends. */
export function ProjectList() {
  const t = useText('launch');
  const list = useProjects();
  const now = useServerNow();
  const { serverTimeZone } = useRuntimeConfig();
  const [chosen, choose] = useState<ProjectPhase>();
  const rows = list.rows?.map((project) => withMoments(project, serverTimeZone));
  const inPhase = (phase: ProjectPhase) => rows?.filter((project) => phaseAt(project, now) === phase);
  const shown = chosen ?? order.find((phase) => inPhase(phase)?.length !== 0) ?? 'inProgress';
  const items = projectPhases.map((id) => ({ id, label: t(`phases.${id}`), count: inPhase(id)?.length }));
  return (
    <>
      <Tabs label={t('title')} items={items} selected={shown} onSelect={choose} panelId={panelId} />
      <TabPanel id={panelId} label={t(`phases.${shown}`)}>
        <PagedList
          label={t(`phases.${shown}`)}
          empty={t(`none.${shown}`)}
          list={{ ...list, rows: inPhase(shown) }}
          renderRow={(project) => <ProjectCard key={project.id} project={project} now={now} />}
        />
      </TabPanel>
    </>
  );
}
