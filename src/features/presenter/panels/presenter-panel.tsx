import { useState } from 'react';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { demoCode, usePresenterActions, type PresenterActions } from '../data/presenter-actions.ts';
import { usePresenterState, type BackendState } from '../data/presenter-state.ts';
import { quietFaults } from '../model/faults-that-are-on.ts';
import { WhatIsOn } from '../parts/what-is-on.tsx';
import { MarketTab, TimeTab, TroubleTab } from './control-tabs.tsx';
import { OfficeTab } from './office-tab.tsx';
import { PeopleTab } from './people-tab.tsx';
import styles from './presenter-panel.module.css';
import { ScenesTab } from './scenes-tab.tsx';
import type { TabProps } from '../operations/tab-props.ts';
import { WorldTab } from './world-tab.tsx';

const sectionHeight = 120;
const tabs = ['scenes', 'people', 'office', 'market', 'time', 'trouble', 'world'] as const;
type TabName = (typeof tabs)[number];
const panelId = 'presenter-panel';

export interface PresenterPanelProps {
  readonly onClose: () => void;
  readonly onTour: () => void;
  readonly onScene: TabProps['onScene'];
}

/** The presenter's controls over the demo's backend. */
export function PresenterPanel({ onClose, onTour, onScene }: PresenterPanelProps) {
  useTextsAhead(['assets', 'studio']);
  const t = useText('presenter');
  const { state } = usePresenterState();
  const actions = usePresenterActions(notify.failure);
  const [tab, setTab] = useState<TabName>('scenes');
  return (
    <Sheet isOpen onClose={onClose} title={t('title')}>
      <div className={styles['steady']}>
        <div className={styles['head']}>
          <p>{t('intro', { code: demoCode })}</p>
          <Button variant="quiet" size="small" onClick={onTour}>
            {t('tour.start')}
          </Button>
        </div>
        {state === undefined ? undefined : <Present state={state} actions={actions} />}
        <Tabs
          label={t('title')}
          items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          selected={tab}
          onSelect={setTab}
          size="small"
          panelId={panelId}
        />
        <TabPanel id={panelId} label={t(`tabs.${tab}`)}>
          {state === undefined ? (
            <SkeletonRows count={3} height={sectionHeight} />
          ) : (
            <TabContent tab={tab} state={state} actions={actions} onClose={onClose} onScene={onScene} />
          )}
        </TabPanel>
      </div>
    </Sheet>
  );
}

function Present({ state, actions }: { readonly state: BackendState; readonly actions: PresenterActions }) {
  const t = useText('presenter');
  return (
    <WhatIsOn
      scene={state.scene === undefined ? undefined : t(`scenes.${state.scene}`)}
      market={state.market}
      faults={state.faults}
      isBusy={actions.isBusy}
      onUsual={() =>
        actions.act(async (presenter) => {
          await presenter.setFaults(quietFaults);
          await presenter.shapeMarket({ kind: 'usual' });
        })
      }
    />
  );
}

function TabContent({ tab, ...props }: TabProps & { readonly tab: TabName }) {
  switch (tab) {
    case 'scenes':
      return <ScenesTab {...props} />;
    case 'people':
      return <PeopleTab {...props} />;
    case 'office':
      return <OfficeTab {...props} />;
    case 'market':
      return <MarketTab {...props} />;
    case 'time':
      return <TimeTab {...props} />;
    case 'trouble':
      return <TroubleTab {...props} />;
    case 'world':
      return <WorldTab {...props} />;
  }
}
