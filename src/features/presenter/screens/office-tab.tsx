import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { TextField } from '../../../core/ui/text-field.tsx';
import type { BackendState } from '../data/presenter-state.ts';
import { ButtonGrid, PanelSection } from '../parts/panel-section.tsx';
import type { TabProps } from './tab-props.ts';

type OpenCase = BackendState['cases'][number];

const longestReason = 300;

/** What an operator's back office would decide. */
export function OfficeTab({ state, actions }: TabProps) {
  const t = useText('presenter');
  const [reason, setReason] = useState(() => t('office.usualReason'));
  const decide = ({ kind, identifier, level }: OpenCase, isApproved: boolean): void =>
    actions.act(
      (presenter) => presenter.decide({ kind, identifier, level, isApproved, reason }),
      () => notify.success(t('office.decided')),
    );
  return (
    <PanelSection title={t('office.identity')}>
      {state.cases.length === 0 ? <p>{t('office.empty')}</p> : undefined}
      {state.cases.map((one) => (
        <div key={`${one.identifier} ${one.level}`}>
          <p>
            {one.name} · {one.identifier} · {t('office.level', { level: one.level })}
          </p>
          <ButtonGrid size="large">
            <Button size="small" isBusy={actions.isBusy} onClick={() => decide(one, true)}>
              {t('office.approve')}
            </Button>
            <Button
              size="small"
              variant="secondary"
              isBusy={actions.isBusy}
              disabled={reason.trim() === ''}
              onClick={() => decide(one, false)}
            >
              {t('office.refuse')}
            </Button>
          </ButtonGrid>
        </div>
      ))}
      <TextField
        label={t('office.reason')}
        value={reason}
        maxLength={longestReason}
        onChange={(event) => setReason(event.target.value)}
      />
    </PanelSection>
  );
}
