import { useEffect, useState } from 'react';
import { approvedLevel, type Identity } from '../../../core/domain/people/identity.ts';
import type { NewPurchase } from '../../../core/domain/wallets/purchase.ts';
import { purchaseCurrencies, purchaseMethods } from '../../../core/domain/wallets/purchase-regions.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { readDecimal, type Amount, type Rate } from '../../../core/money/amount.ts';
import { routes } from '../../../core/navigation/routes.ts';
import {
  purchaseFeeSetting,
  purchaseMaximum,
  purchaseMinimumSetting,
  usualPurchaseMinimum,
  type PurchaseBounds,
} from '../../../core/rules/wallets/purchase-rules.ts';
import type { RuleProblem } from '../../../core/rules/rule-problem.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { SelectField } from '../../../core/ui/fields/select-field.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { useIdentity } from '../../shared/identity/data/identity-state.ts';
import { useChosenRegion } from '../../shared/regions/data/chosen-region.ts';
import { useSiteSetting } from '../../shared/site/data/site-setting.ts';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import {
  latestCredit,
  purchasePlan,
  readPurchaseDraft,
  startIn,
  writePurchaseDraft,
  type PurchaseDraft,
  type PurchasePlan,
} from '../model/purchase-plan.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { IdentityFirst } from '../../shared/identity/parts/identity-first.tsx';
import { PurchaseCost } from '../parts/purchase-cost.tsx';
import { useRegionNames } from '../parts/use-region-names.ts';
import type { SentOnce } from '../../../core/sending/use-money-request.ts';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';

/** The draft stays in this tab, except for pictures. */
function useDraft(): readonly [PurchaseDraft, (change: Partial<PurchaseDraft>) => void] {
  const [kept, keep] = useKeptDraft('purchase');
  const [place] = useChosenRegion();
  const [draft, setDraft] = useState(() => startIn(readPurchaseDraft(kept), place));
  useEffect(() => keep(writePurchaseDraft(draft)), [draft, keep]);
  return [draft, (change) => setDraft((before) => ({ ...before, ...change }))];
}

/** The operator's minimum, and the maximum of the person's level. */
function useBounds(identity: Identity | undefined): PurchaseBounds {
  const minimum = readDecimal<Amount>(useSiteSetting(purchaseMinimumSetting) ?? '') ?? usualPurchaseMinimum;
  return { minimum, maximum: identity === undefined ? undefined : purchaseMaximum(approvedLevel(identity)) };
}

/** Region, currency, sum and method; the payer comes last. */
export function PurchaseForm({ request }: { readonly request: SentOnce<NewPurchase> }) {
  const t = useText('purchases');
  const funds = useText('funds');
  const { languageTag } = useFormat();
  const [draft, change] = useDraft();
  const [isAsked, setIsAsked] = useState(false);
  const { data: identity } = useIdentity();
  const bounds = useBounds(identity);
  const feePercent = readDecimal<Rate>(useSiteSetting(purchaseFeeSetting) ?? '');
  const plan = purchasePlan(draft, { ...bounds, feePercent, languageTag });
  useSendAtOnce(request, () => change({ text: '' }));
  const submit = (): void => {
    setIsAsked(true);
    if (plan.wish !== undefined) request.review(plan.wish);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RegionField draft={draft} change={change} />
      {plan.isUnsupported ? (
        <Notice
          tone="bad"
          title={t('unsupported')}
          actions={
            <LinkButton to={routes.fund.receive} variant="secondary" size="small">
              {funds('deposit.title')}
            </LinkButton>
          }
        >
          <p>{t('unsupportedText')}</p>
        </Notice>
      ) : undefined}
      {plan.region === undefined ? undefined : (
        <>
          <IdentityFirst verification={identity?.basic} from={routes.common.c2c} />
          <OrderFields draft={draft} plan={plan} change={change} {...{ bounds, feePercent }} isAsked={isAsked} />
          <PayerFields draft={draft} plan={plan} change={change} isAsked={isAsked} />
          <Button
            type="submit"
            isWide
            isBusy={request.state.kind === 'sending'}
            disabled={isUnderWay(request.state) && request.state.kind !== 'sending'}
          >
            {t('submit')}
          </Button>
        </>
      )}
    </form>
  );
}

interface FieldsProps {
  readonly draft: PurchaseDraft;
  readonly plan: PurchasePlan;
  readonly change: (change: Partial<PurchaseDraft>) => void;
  readonly isAsked: boolean;
}

function RegionField({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  const t = useText('purchases');
  const names = useRegionNames();
  return (
    <SelectField
      label={t('country')}
      options={[{ id: '', label: t('choose') }, ...names]}
      value={draft.region}
      onChange={(region) => change({ region, bank: '' })}
    />
  );
}

interface OrderFieldsProps extends FieldsProps {
  readonly bounds: PurchaseBounds;
  readonly feePercent: Rate | undefined;
}

function OrderFields({ draft, plan, change, bounds, feePercent, isAsked }: OrderFieldsProps) {
  const t = useText('purchases');
  const format = useFormat();
  const now = useServerNow();
  const empty = { id: '', label: t('choose') } as const;
  const isChosen = draft.method !== '' && draft.bank !== '';
  const min = format.amount(bounds.minimum, { currency: plan.fiat });
  const max = bounds.maximum === undefined ? undefined : format.amount(bounds.maximum, { currency: plan.fiat });
  return (
    <>
      <SelectField
        label={t('currency')}
        options={purchaseCurrencies.map((id) => ({ id, label: id }))}
        value={draft.currency}
        onChange={(currency) => change({ currency })}
      />
      <AmountField
        label={t('send')}
        text={draft.text}
        onText={(text) => change({ text })}
        reading={plan.amount}
        currency={plan.fiat}
        isAsked={isAsked}
        hint={max === undefined ? t('minimum', { min }) : t('bounds', { min, max })}
      />
      <PurchaseCost plan={plan} feePercent={feePercent} currency={draft.currency} latest={latestCredit(now)} />
      <SelectField
        label={t('method')}
        options={[empty, ...purchaseMethods.map((id) => ({ id, label: t(`methods.${id}`) }))]}
        value={draft.method}
        onChange={(method) => change({ method })}
      />
      {draft.method === '' ? undefined : (
        <SelectField
          label={t('bank')}
          options={[empty, ...(plan.region?.banks ?? []).map((id) => ({ id, label: id }))]}
          value={draft.bank}
          onChange={(bank) => change({ bank })}
        />
      )}
      {isAsked && !isChosen ? <Notice tone="bad" title={t('chooseMethod')} /> : undefined}
    </>
  );
}

function PayerFields({ draft, plan, change, isAsked }: FieldsProps) {
  const t = useText('purchases');
  const rules = useText('rules');
  const say = (found: RuleProblem | undefined): string | undefined =>
    isAsked && found !== undefined ? rules(found.key, found.params) : undefined;
  return (
    <>
      <h2>{t('payer')}</h2>
      <TextField
        label={t('name')}
        autoComplete="name"
        maxLength={60}
        hint={t('nameHint')}
        value={draft.name}
        error={say(plan.nameProblem)}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        value={draft.email}
        error={say(plan.emailProblem)}
        onChange={(event) => change({ email: event.target.value })}
      />
    </>
  );
}
