import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { notify } from '../../../core/ui/notify.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import type { BackendState } from '../data/presenter-state.ts';
import { ButtonGrid, PanelSection } from '../parts/panel-section.tsx';
import { AuctionSection, isAuctionCase } from './auction-section.tsx';
import type { TabProps } from '../operations/tab-props.ts';

type OpenCase = Exclude<BackendState['cases'][number], { readonly kind: 'auction' | 'wonAuction' }>;

const longestReason = 300;

/** What names a case to the backend. */
const namedIn = (one: OpenCase) =>
  one.kind === 'identity'
    ? { kind: one.kind, identifier: one.identifier, level: one.level }
    : { kind: one.kind, identifier: one.identifier, id: one.id };

/** The decisions of an operator's back office. */
export function OfficeTab({ state, actions }: TabProps) {
  const t = useText('presenter');
  const format = useFormat();
  const [ownReason, setOwnReason] = useState('');
  const typed = ownReason.trim();
  const cases = state.cases.filter((one) => !isAuctionCase(one));
  const decide = (one: OpenCase, isApproved: boolean): void => {
    const reason = typed === '' ? t(`office.reasons.${one.kind}`) : typed;
    actions.act(
      (presenter) => presenter.decide({ ...namedIn(one), isApproved, reason }),
      () => notify.success(t('office.decided')),
    );
  };
  return (
    <>
      <StandingSection state={state} actions={actions} />
      <SalesSection state={state} actions={actions} />
      <PanelSection title={t('office.waiting')}>
        {cases.length === 0 ? <p>{t('office.empty')}</p> : undefined}
        {cases.map((one) => (
          <div key={Object.values(namedIn(one)).join(' ')}>
            <p>
              {one.kind === 'identity' ? `${one.name} · ${t('office.level', { level: one.level })}` : undefined}
              {one.kind === 'identity'
                ? undefined
                : `${t(`office.${one.kind}`)} · ${format.amount(one.amount, { currency: one.currency })}`}
              {` · ${one.identifier}`}
            </p>
            <ButtonGrid size="large">
              <Button size="small" isBusy={actions.isBusy} onClick={() => decide(one, true)}>
                {t('office.approve')}
              </Button>
              <Button size="small" variant="secondary" isBusy={actions.isBusy} onClick={() => decide(one, false)}>
                {t('office.refuse')}
              </Button>
            </ButtonGrid>
          </div>
        ))}
        <TextField
          label={t('office.reason')}
          hint={t('office.reasonHint')}
          value={ownReason}
          maxLength={longestReason}
          onChange={(event) => setOwnReason(event.target.value)}
        />
      </PanelSection>
      <AuctionSection state={state} actions={actions} />
    </>
  );
}

/** The phases of the sales of new tokens. */
function SalesSection({ state, actions }: Pick<TabProps, 'state' | 'actions'>) {
  const t = useText('presenter');
  if (state.sales.length === 0) return undefined;
  const decide = (id: number, isNext: boolean): void =>
    actions.act(
      (presenter) => presenter.decide({ kind: 'sale', identifier: '', id, isNext }),
      () => notify.success(t('office.decided')),
    );
  return (
    <PanelSection title={t('office.sale')}>
      {state.sales.map(({ id, title }) => (
        <div key={id}>
          <p>{title}</p>
          <ButtonGrid size="large">
            <Button size="small" isBusy={actions.isBusy} onClick={() => decide(id, true)}>
              {t('office.nextPhase')}
            </Button>
            <Button size="small" variant="secondary" isBusy={actions.isBusy} onClick={() => decide(id, false)}>
              {t('office.longer')}
            </Button>
          </ButtonGrid>
        </div>
      ))}
    </PanelSection>
  );
}

/** What support may do to the account of the current person. */
function StandingSection({ state, actions }: Pick<TabProps, 'state' | 'actions'>) {
  const t = useText('presenter');
  const user = useCurrentUser().data;
  const login = user?.login;
  const standing = state.standings.find(({ identifier }) => identifier === login);
  if (standing === undefined) return undefined;
  const set = (changes: Partial<typeof standing>): void =>
    actions.act(
      (presenter) => presenter.decide({ kind: 'standing', ...standing, ...changes }),
      () => notify.success(t('office.decided')),
    );
  const { identifier } = standing;
  const setTrader = (isTrader: boolean): void =>
    actions.act(
      (presenter) => presenter.decide({ kind: 'trader', identifier, isTrader }),
      () => notify.success(t('office.decided')),
    );
  return (
    <PanelSection title={identifier}>
      <Switch
        label={t('office.frozen')}
        checked={standing.fundsFrozen}
        isDisabled={actions.isBusy}
        onChange={(fundsFrozen) => set({ fundsFrozen })}
      />
      <Switch
        label={t('office.held')}
        checked={standing.walletHeld}
        isDisabled={actions.isBusy}
        onChange={(walletHeld) => set({ walletHeld })}
      />
      <Switch
        label={t('office.trader')}
        checked={user?.isTrader === true}
        isDisabled={actions.isBusy}
        onChange={setTrader}
      />
    </PanelSection>
  );
}
