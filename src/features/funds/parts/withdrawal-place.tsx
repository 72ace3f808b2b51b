import type { ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import type { WithdrawalDraft, WithdrawalPlan } from '../model/withdrawal-plan.ts';
import { NetworkChoice } from './network-choice.tsx';
import { AddressNotices } from './withdrawal-review.tsx';

export interface WithdrawalPlaceProps {
  readonly draft: WithdrawalDraft;
  readonly onDraft: (draft: WithdrawalDraft) => void;
  readonly plan: WithdrawalPlan;
  /** Reports missing fields, too, not only wrong ones. */
  readonly isAsked: boolean;
  /** Ways to fill in the address without typing, below its field. */
  readonly sources: ReactNode;
}

/** The destination: the network first, because an address alone does not name it. */
export function WithdrawalPlace({ draft, onDraft, plan, isAsked, sources }: WithdrawalPlaceProps) {
  const t = useText('withdrawal');
  const rules = useText('rules');
  const { networks, network, addressProblem } = plan;
  const isSilent = addressProblem === undefined || (draft.address === '' && !isAsked);
  return (
    <>
      {networks.length > 1 ? (
        <NetworkChoice
          networks={networks}
          caution={t('networkText')}
          selected={network}
          onSelect={(next) => onDraft({ ...draft, network: next })}
        />
      ) : undefined}
      {network === undefined ? undefined : (
        <>
          <TextField
            label={t('address')}
            name="address"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={128}
            value={draft.address}
            hint={t('addressHint')}
            error={isSilent ? undefined : rules(addressProblem.key, addressProblem.params)}
            onChange={(event) => onDraft({ ...draft, address: event.target.value })}
          />
          {sources}
        </>
      )}
      <AddressNotices notes={plan.notes} lookAlike={plan.lookAlike} needsMemo={plan.needsMemo} />
    </>
  );
}
