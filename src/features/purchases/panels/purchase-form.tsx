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
  purchaseTimeSetting,
  usualPurchaseMinimum,
  type PurchaseBounds,
} from '../../../core/rules/wallets/purchase-rules.ts';
import type { RuleProblem } from '../../../core/rules/rule-problem.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import type { FiatRates } from '../../../core/domain/market/fiat.ts';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { ChoiceField } from '../../shared/request-form/parts/choice-field.tsx';
import { useIdentity } from '../../shared/identity/data/identity-state.ts';
import { useChosenRegion } from '../../shared/regions/data/chosen-region.ts';
import { useIsSettingRead, useSiteSetting } from '../../shared/site/data/site-setting.ts';
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
import { PurchaseFormBlank } from './purchase-form-blank.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import { IdentityFirst } from '../../shared/identity/parts/identity-first.tsx';
import { PurchaseCost } from '../parts/purchase-cost.tsx';
import { PurchaseTerms, type PurchaseTermsProps } from '../parts/purchase-terms.tsx';
import { useRegionNames } from '../parts/use-region-names.ts';
import type { SentOnce } from '../../../core/sending/use-money-request.ts';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';

/** The draft stays in this tab, except for pictures. */
function useDraft(lastRegion: string | undefined): readonly [PurchaseDraft, (change: Partial<PurchaseDraft>) => void] {
  const [kept, keep] = useKeptDraft('purchase');
  const [place] = useChosenRegion();
  const [draft, setDraft] = useState(() => startIn(readPurchaseDraft(kept), place ?? lastRegion));
  useEffect(() => keep(writePurchaseDraft(draft)), [draft, keep]);
  return [draft, (change) => setDraft((before) => ({ ...before, ...change }))];
}

/** The operator's minimum, and the maximum of the person's level. */
function useBounds(identity: Identity | undefined): PurchaseBounds {
  const minimum = readDecimal<Amount>(useSiteSetting(purchaseMinimumSetting) ?? '') ?? usualPurchaseMinimum;
  return { minimum, maximum: identity === undefined ? undefined : purchaseMaximum(approvedLevel(identity)) };
}

export interface PurchaseFormProps {
  readonly request: SentOnce<NewPurchase>;
  /** Code of the country of the latest order: the form begins there. */
  readonly lastRegion: string | undefined;
}

/** Country, sum and method; the payer comes last. */
export function PurchaseForm({ request, lastRegion }: PurchaseFormProps) {
  const { rates } = useFiat();
  // A sum must not change its currency while it is typed.
  return rates === undefined ? (
    <PurchaseFormBlank lastRegion={lastRegion} />
  ) : (
    <Form request={request} lastRegion={lastRegion} rates={rates} />
  );
}

interface FormProps extends PurchaseFormProps {
  readonly rates: FiatRates['rates'];
}

function Form({ request, lastRegion, rates }: FormProps) {
  const t = useText('purchases');
  const { languageTag } = useFormat();
  const [draft, change] = useDraft(lastRegion);
  const [isAsked, setIsAsked] = useState(false);
  const { data: identity } = useIdentity();
  const feePercent = readDecimal<Rate>(useSiteSetting(purchaseFeeSetting) ?? '');
  const plan = purchasePlan(draft, { ...useBounds(identity), feePercent, languageTag, rates });
  useSendAtOnce(request, () => change({ text: '' }));
  const submit = (): void => {
    setIsAsked(true);
    if (plan.wish !== undefined) request.review(plan.wish);
  };
  const fields = { draft, plan, change, isAsked };
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
      {plan.isUnsupported ? <Unsupported /> : undefined}
      {draft.region === '' ? <KnownTerms feePercent={feePercent} bounds={plan.bounds} /> : undefined}
      {plan.region === undefined ? undefined : (
        <>
          <IdentityFirst verification={identity?.basic} from={routes.common.c2c} isUsual />
          <OrderFields {...fields} feePercent={feePercent} />
          <PayerFields {...fields} taxNumber={plan.region.taxNumber} />
          <SendButton
            type="submit"
            isWide
            isBusy={request.state.kind === 'sending'}
            disabled={isUnderWay(request.state) && request.state.kind !== 'sending'}
          >
            {t('submit')}
          </SendButton>
        </>
      )}
    </form>
  );
}

/** Before the operator's settings are read, the usual ones would be a wrong promise. */
function KnownTerms({
  feePercent,
  bounds,
}: Pick<PurchaseTermsProps, 'feePercent'> & { readonly bounds: PurchaseBounds }) {
  const isMinimumRead = useIsSettingRead(purchaseMinimumSetting);
  const isFeeRead = useIsSettingRead(purchaseFeeSetting);
  return <PurchaseTerms {...{ feePercent, isFeeRead }} bounds={isMinimumRead ? bounds : undefined} />;
}

function Unsupported() {
  const t = useText('purchases');
  const funds = useText('funds');
  return (
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
  const [, keepRegion] = useChosenRegion();
  return (
    <ChoiceField
      label={t('country')}
      options={names}
      value={draft.region === '' ? undefined : draft.region}
      onChange={(region) => {
        keepRegion(region);
        change({ region, bank: '', fiat: '', text: '' });
      }}
    />
  );
}

interface OrderFieldsProps extends FieldsProps {
  readonly feePercent: Rate | undefined;
}

function OrderFields({ draft, plan, change, feePercent, isAsked }: OrderFieldsProps) {
  const t = useText('purchases');
  const format = useFormat();
  const { bounds, fiat, fiats } = plan;
  // Before the operator's settings are read, the usual ones would be a wrong promise.
  const isMinimumRead = useIsSettingRead(purchaseMinimumSetting);
  const isFeeRead = useIsSettingRead(purchaseFeeSetting);
  const payTime = useSiteSetting(purchaseTimeSetting);
  const min = format.amount(bounds.minimum, { currency: fiat });
  const max = bounds.maximum === undefined ? undefined : format.amount(bounds.maximum, { currency: fiat });
  const boundsInWords = max === undefined ? t('minimum', { min }) : t('bounds', { min, max });
  const local = plan.region?.fiat;
  return (
    <>
      {local === undefined || fiats.includes(local) ? undefined : (
        <p className={styles['note']}>{t('noLocalRate', { local, fiat })}</p>
      )}
      {fiats.length < 2 ? undefined : (
        <Segmented
          label={t('payWith')}
          options={fiats.map((id) => ({ id, label: id }))}
          value={fiat}
          onChange={(next) => change({ fiat: next, text: '' })}
        />
      )}
      <AmountField
        label={t('send')}
        text={draft.text}
        onText={(text) => change({ text })}
        reading={plan.amount}
        currency={fiat}
        isAsked={isAsked}
        hint={isMinimumRead ? boundsInWords : undefined}
      />
      <Segmented
        label={t('currency')}
        options={purchaseCurrencies.map((id) => ({ id, label: id }))}
        value={draft.currency}
        onChange={(currency) => change({ currency })}
      />
      <PurchaseCost
        plan={plan}
        feePercent={feePercent}
        isFeeRead={isFeeRead}
        payTime={payTime}
        currency={draft.currency}
        latest={latestCredit(useServerNow())}
      />
      <MethodFields {...{ draft, plan, change, isAsked }} />
    </>
  );
}

function MethodFields({ draft, plan, change, isAsked }: FieldsProps) {
  const t = useText('purchases');
  const isChosen = draft.method !== '' && draft.bank !== '';
  return (
    <>
      <ChoiceField
        label={t('method')}
        options={purchaseMethods.map((id) => ({ id, label: t(`methods.${id}`) }))}
        value={draft.method === '' ? undefined : draft.method}
        onChange={(method) => change({ method })}
      />
      {draft.method === '' ? undefined : (
        <ChoiceField
          label={t('bank')}
          options={(plan.region?.banks ?? []).map((id) => ({ id, label: id }))}
          value={draft.bank === '' ? undefined : draft.bank}
          onChange={(bank) => change({ bank })}
        />
      )}
      {isAsked && !isChosen ? <Notice tone="bad" title={t('chooseMethod')} /> : undefined}
    </>
  );
}

/** The name in two parts, as payment forms ask for it. */
const payerFields = [
  { id: 'firstName', autoComplete: 'given-name', type: 'text', maxLength: 60 },
  { id: 'lastName', autoComplete: 'family-name', type: 'text', maxLength: 60 },
  { id: 'email', autoComplete: 'email', type: 'email', maxLength: 254 },
  { id: 'phone', autoComplete: 'tel', type: 'tel', maxLength: 32 },
  { id: 'taxNumber', autoComplete: 'off', type: 'text', maxLength: 40 },
] as const;

function PayerFields({ draft, plan, change, isAsked, taxNumber }: FieldsProps & { readonly taxNumber: string }) {
  const t = useText('purchases');
  const rules = useText('rules');
  const say = (found: RuleProblem | undefined): string | undefined =>
    isAsked && found !== undefined ? rules(found.key, found.params) : undefined;
  return (
    <>
      <h2>{t('payer')}</h2>
      <p className={styles['note']}>{t('payerHint')}</p>
      {payerFields.map(({ id, ...field }) => (
        <TextField
          key={id}
          {...field}
          label={t(`payerFields.${id}`, { name: taxNumber })}
          value={draft[id]}
          error={say(plan.problems[id])}
          onChange={(event) => change({ [id]: event.target.value })}
        />
      ))}
    </>
  );
}
