import { useErrorText } from '../../../core/i18n/use-error-text.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { SkeletonRows } from '../../../core/ui/list-state.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { personas, speedNamed, usePresenterActions, type PresenterActions } from '../data/presenter-actions.ts';
import { usePresenterState, type BackendState } from '../data/presenter-state.ts';
import { FaultControls } from '../parts/fault-controls.tsx';
import { ButtonGrid, PanelSection } from '../parts/panel-section.tsx';
import { SeedControls } from '../parts/seed-controls.tsx';
import { TimeControls, type SpeedId } from '../parts/time-controls.tsx';
import { TopUpForm } from '../parts/top-up-form.tsx';

/** The six digits that every code check of the demo accepts. */
const demoCode = '246810';
const sectionHeight = 120;

/** The presenter's controls over the demo's backend. */
export function PresenterPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText('presenter');
  const errorText = useErrorText();
  const state = usePresenterState();
  const actions = usePresenterActions((error) => notify.problem(errorText(error)));
  return (
    <Sheet isOpen onClose={onClose} title={t('title')}>
      <p>{t('intro', { code: demoCode })}</p>
      <Personas actions={actions} onDone={onClose} />
      <TopUpSection actions={actions} />
      {state === undefined ? (
        <SkeletonRows count={3} height={sectionHeight} />
      ) : (
        <Controls state={state} actions={actions} />
      )}
    </Sheet>
  );
}

function Personas({ actions, onDone }: { readonly actions: PresenterActions; readonly onDone: () => void }) {
  const t = useText('presenter');
  return (
    <PanelSection title={t('personas.title')}>
      <ButtonGrid>
        {personas.map((persona) => (
          <Button
            key={persona}
            variant="secondary"
            size="small"
            isBusy={actions.isBusy}
            onClick={() =>
              actions.become(persona, () => {
                notify.success(t('personas.done', { name: t(`personas.${persona}`) }));
                onDone();
              })
            }
          >
            {t(`personas.${persona}`)}
          </Button>
        ))}
      </ButtonGrid>
    </PanelSection>
  );
}

function TopUpSection({ actions }: { readonly actions: PresenterActions }) {
  const t = useText('presenter');
  const login = useCurrentUser().data?.login;
  return (
    <TopUpForm
      isPossible={login !== undefined}
      isBusy={actions.isBusy}
      onTopUp={(topUp) => {
        if (login === undefined) return;
        actions.act(
          (presenter) => presenter.topUp({ identifier: login, ...topUp }),
          () => notify.success(t('topUp.done')),
        );
      }}
    />
  );
}

const speedId = (speed: number): SpeedId => (['3600', '60', '1'] as const).find((id) => Number(id) === speed) ?? '0';

function Controls({ state, actions }: { readonly state: BackendState; readonly actions: PresenterActions }) {
  const t = useText('presenter');
  const { act, isBusy } = actions;
  return (
    <>
      <TimeControls
        now={state.now}
        speed={speedId(state.speed)}
        pendingEntries={state.pendingEntries}
        isBusy={isBusy}
        onSpeed={(id) => {
          const speed = speedNamed(id);
          if (speed !== undefined) act((presenter) => presenter.setSpeed({ speed }));
        }}
        onJump={(milliseconds) => act((presenter) => presenter.advance({ milliseconds }))}
      />
      <FaultControls
        faults={state.faults}
        onChange={(faults) => act((presenter) => presenter.setFaults(faults))}
        onDropSocket={() =>
          act(
            (presenter) => presenter.dropSocket(),
            () => notify.info(t('faults.dropped')),
          )
        }
      />
      <SeedControls
        seed={state.seed}
        isBusy={isBusy}
        onReset={(seed) => actions.reset(seed, () => notify.success(t('seed.done')))}
      />
    </>
  );
}
