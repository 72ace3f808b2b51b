import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { personas, type PresenterActions } from '../data/presenter-actions.ts';
import { ButtonGrid, PanelSection } from '../parts/panel-section.tsx';
import { TopUpForm } from '../parts/top-up-form.tsx';
import { PublishSection } from './publish-section.tsx';
import type { TabProps } from '../operations/tab-props.ts';

export function PeopleTab({ state, actions, onClose }: TabProps) {
  const t = useText('presenter');
  const login = useCurrentUser().data?.login;
  const present = state.people.find(({ identifier }) => identifier === login)?.persona;
  return (
    <>
      <PanelSection title={t('personas.title')}>
        <ButtonGrid size="large">
          {personas.map((persona) => (
            <Button
              key={persona}
              variant={persona === present ? 'primary' : 'secondary'}
              size="small"
              isBusy={actions.isBusy}
              aria-pressed={persona === present}
              onClick={() =>
                actions.become(persona, () => {
                  notify.success(t('personas.done', { name: t(`personas.${persona}`) }));
                  onClose();
                })
              }
            >
              {t(`personas.${persona}`)}
            </Button>
          ))}
        </ButtonGrid>
      </PanelSection>
      <TopUpSection actions={actions} login={login} />
      <PublishSection actions={actions} />
    </>
  );
}

function TopUpSection({ actions, login }: { readonly actions: PresenterActions; readonly login: string | undefined }) {
  const t = useText('presenter');
  const accounts = useWallets().data?.accounts ?? [];
  const holdable = new Map(
    accounts.map(({ account, balances }) => [account, balances.map(({ currencyName }) => currencyName)]),
  );
  return (
    <TopUpForm
      holdable={holdable}
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
