import { useEffect, useState } from 'react';
import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { inOneLine } from '../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { smaller } from '../../../core/money/fixed-point.ts';
import { formatForInput } from '../../../core/money/format.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import heads from '../../shared/product-page/parts/cards.module.css';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { useMiningClasses } from '../data/mining-offer.ts';
import { readLockDraft, writeLockDraft } from '../model/kept-lock.ts';
import { emptyMiningDraft, miningPlan, yieldOf, type MiningDraft, type MiningPlan } from '../model/mining-plan.ts';
import { ExitFacts } from '../parts/exit-facts.tsx';
import { LockPicture } from '../parts/lock-picture.tsx';
import { LockReview } from '../parts/lock-review.tsx';
import { PlanFacts } from '../parts/plan-facts.tsx';
import { SumChoice } from '../parts/sum-choice.tsx';
import { useLockRequest, type SentLock } from '../operations/use-lock-request.ts';
import { useTakenProduct } from '../operations/use-taken-product.ts';

export interface BuyFormProps {
  readonly product: MiningProduct;
  /** The class that it was chosen from, for servers whose products do not name it. */
  readonly classId: string | undefined;
}

/** The sum, its income, and the cost of leaving early, before anything is sent. */
export function BuyForm({ product, classId }: BuyFormProps) {
  const t = useText('mining');
  const { languageTag } = useFormat();
  const words = useTermWords(product.currencyName);
  const inWords = useMoneyWords();
  const isDemo = useIsDemo();
  const [isAsked, setIsAsked] = useState(false);
  const free = useSpotBalance()(product.currencyName, product.currencyId);
  const ofClass = product.classId ?? classId;
  const pool = useMiningClasses().data?.find(({ id }) => id === ofClass)?.pool;
  const request = useLockRequest(product.id);
  const { state } = request;
  const [draft, setDraft] = useLockDraft(product.id, 'wish' in state ? state.wish : undefined);
  useClearedWhenDone(request, () => {
    setDraft(emptyMiningDraft);
    setIsAsked(false);
  });
  const around = { languageTag, available: free, pool };
  const opened = miningPlan(draft, product, around);
  const taken = useTakenProduct(product)(opened.amount.value);
  const plan = taken.kind === 'other' ? miningPlan(draft, taken.product, around) : opened;
  const canLock = taken.kind !== 'unknown' && taken.product.currencyName === product.currencyName;
  const named = ({ amount, currencyName }: SentLock): string =>
    `${t('buyTitle', { currency: currencyName })} · ${inWords(amount, currencyName)}`;
  const submit = (): void => {
    setIsAsked(true);
    const { value } = opened.amount;
    if (value !== undefined && canLock)
      request.review({ productId: product.id, amount: value, currencyName: product.currencyName });
  };
  return (
    <TwoColumns
      aside={
        <div className={styles['form']}>
          <ExitCalculator
            product={taken.product}
            plan={plan}
            days={draft.days}
            onDays={(days) => setDraft({ ...draft, days })}
          />
          <p className={styles['note']}>{inOneLine(languageTag, [t('risk'), t('source')])}</p>
          <SumChoice taken={taken} currencyName={product.currencyName} />
          <Button isWide isBusy={state.kind === 'sending'} disabled={isUnderWay(state) || !canLock} onClick={submit}>
            {t('review')}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        <OutcomeNotice
          request={request}
          named={named}
          done={(wish) => ({
            title: t('orderPlaced'),
            records: t('mine'),
            text: (
              <>
                <p>{named(wish)}</p>
                <p>{t(isDemo ? 'orderPlacedText' : 'orderPlacedLive')}</p>
              </>
            ),
          })}
          recordsPath={routes.lockming.order}
        />
        <Head product={product} />
        <LossWarning isWithin />
        <AmountField
          label={t('amount')}
          text={draft.text}
          onText={(text) => setDraft({ ...draft, text })}
          reading={opened.amount}
          currency={product.currencyName}
          most={free === undefined ? undefined : smaller(free, product.maximum)}
          isAsked={isAsked}
          hint={t('limits', { min: words.sum(product.minimum), max: words.sum(product.maximum) })}
        />
        {free === undefined ? undefined : (
          <p className={styles['note']}>{t('free', { sum: words.sum(shownBalance(free, product.currencyName)) })}</p>
        )}
        <LockPicture product={taken.product} sum={opened.amount.value ?? product.minimum} />
        <PlanFacts product={taken.product} plan={plan} isDemo={isDemo} />
      </div>
      {state.kind === 'review' ? (
        <LockReview product={taken.product} plan={plan} isDemo={isDemo} onCancel={request.close} onSend={request.send}>
          <SumChoice taken={taken} currencyName={product.currencyName} />
        </LockReview>
      ) : undefined}
    </TwoColumns>
  );
}

/** The rate, for how long, and what it is worth. */
function Head({ product }: { readonly product: MiningProduct }) {
  const t = useText('mining');
  const words = useTermWords(product.currencyName);
  const { currencyName, days, yieldText } = product;
  return (
    <div className={heads['head']}>
      <CoinMark name={currencyName} size={40} />
      <span className={heads['names']}>
        <span className={yieldText === undefined ? heads['big'] : heads['name']}>
          {yieldText ?? t('perDay', { rate: words.rate(yieldOf(product).daily) })}
        </span>
        <span className={heads['small']}>
          {t('lockedFor', { days: words.days(days) })} · {t('notGuaranteed')}
        </span>
      </span>
    </div>
  );
}

/** The draft of this visit, otherwise the wish of an open request. */
function useLockDraft(
  productId: string,
  open: SentLock | undefined,
): readonly [MiningDraft, (draft: MiningDraft) => void] {
  const [kept, keep] = useKeptDraft(`lock.${productId}`);
  const { languageTag } = useFormat();
  const text = open === undefined ? '' : formatForInput(open.amount, languageTag);
  const [draft, setDraft] = useState(readLockDraft(kept) ?? { ...emptyMiningDraft, text });
  useEffect(() => keep(draft.text === '' ? undefined : writeLockDraft(draft)), [draft, keep]);
  return [draft, setDraft];
}

interface ExitCalculatorProps {
  readonly product: MiningProduct;
  readonly plan: MiningPlan;
  readonly days: string;
  readonly onDays: (text: string) => void;
}

/** Only where the server says the rate: a figure of our own would be a guess. */
function ExitCalculator({ product, plan, days, onDays }: ExitCalculatorProps) {
  const t = useText('mining');
  const words = useTermWords(product.currencyName);
  const { penaltyPercent } = product;
  if (penaltyPercent === undefined) return undefined;
  const { value } = plan.amount;
  return (
    <>
      <h2>{t('exitTitle')}</h2>
      <DecimalField
        label={t('daysLeft')}
        name="days"
        value={days}
        placeholder={product.days.toString()}
        onChange={onDays}
        error={plan.daysLeft === undefined ? t('daysWrong', { days: words.days(product.days) }) : undefined}
      />
      {value === undefined || plan.exit === undefined || plan.daysLeft === undefined ? undefined : (
        <ExitFacts
          currency={product.currencyName}
          amount={value}
          exit={plan.exit}
          formula={{ percent: penaltyPercent, daysLeft: plan.daysLeft }}
        />
      )}
    </>
  );
}
