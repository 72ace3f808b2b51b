import { useState } from 'react';
import { followWays, largestFollowNumber, type LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { readDecimal, type Amount } from '../../../core/money/amount.ts';
import { Button } from '../../../core/ui/button.tsx';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import requests from '../../shared/request-form/parts/requests.module.css';
import type { SentOnce } from '../../../core/sending/use-money-request.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import type { FollowWish } from '../data/following.ts';
import type { FollowDraft, FollowPlan } from '../model/follow-plan.ts';
import { PreviewFacts } from '../parts/preview-facts.tsx';
import { usePreview } from '../operations/use-preview.ts';

export interface FollowFormProps {
  readonly trader: LeadTraderDetail;
  readonly draft: FollowDraft;
  readonly onDraft: (draft: FollowDraft) => void;
  readonly plan: FollowPlan;
  readonly request: SentOnce<FollowWish>;
}

/** The mode, the number, and an example. Nothing is chosen in advance. */
export function FollowForm({ trader, draft, onDraft, plan, request }: FollowFormProps) {
  const t = useText('copyTrading');
  // Loads these texts early: otherwise the form would vanish while its first problem waits for them.
  useText('rules');
  const [isAsked, setIsAsked] = useState(false);
  const preview = usePreview(trader.id);
  const isDemo = useIsDemo();
  const { terms } = plan;
  const { state } = request;
  const submit = (): void => {
    setIsAsked(true);
    if (terms !== undefined) request.review({ traderId: trader.id, terms });
  };
  return (
    <div className={requests['form']}>
      <OptionList
        isInForm
        label={t('way.label')}
        options={followWays.map((way) => ({ id: way, label: t(`way.${way}`), description: t(`way.${way}Text`) }))}
        value={draft.way}
        onChange={(way) => onDraft({ ...draft, way })}
      />
      {draft.way === undefined ? (
        isAsked && <p role="alert">{t('way.missing')}</p>
      ) : (
        <NumberField draft={draft} onDraft={onDraft} plan={plan} isAsked={isAsked} />
      )}
      {terms === undefined ? undefined : <PreviewFacts terms={terms} preview={preview(terms)} isDemo={isDemo} />}
      <Button isWide isBusy={state.kind === 'sending'} disabled={isUnderWay(state)} onClick={submit}>
        {t('review.open')}
      </Button>
    </div>
  );
}

function NumberField({
  draft,
  onDraft,
  plan,
  isAsked,
}: Pick<FollowFormProps, 'draft' | 'onDraft' | 'plan'> & { readonly isAsked: boolean }) {
  const t = useText('copyTrading');
  const rules = useText('rules');
  const format = useFormat();
  const { problem, isEmpty } = plan.reading;
  const max = format.amount(largestFollowNumber);
  const params = Object.fromEntries(
    Object.entries(problem?.params ?? {}).map(([name, text]) => [name, format.amount(readDecimal<Amount>(text))]),
  );
  const own = problem === undefined || (isEmpty && !isAsked) ? undefined : rules(problem.key, params);
  return (
    <DecimalField
      label={t(draft.way === 'lots' ? 'number.lots' : 'number.multiplier')}
      name="number"
      value={draft.text}
      placeholder="0"
      onChange={(text) => onDraft({ ...draft, text })}
      error={own}
      hint={t(draft.way === 'lots' ? 'number.lotsHint' : 'number.multiplierHint', { max })}
    />
  );
}
