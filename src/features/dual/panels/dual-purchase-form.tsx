import { useState } from 'react';
import { payCurrency, type DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { formatPercent } from '../../../core/money/format.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { Button } from '../../../core/ui/button.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { useEndDate } from '../../../core/i18n/use-end-date.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { useQuote } from '../../shared/quotes/data/use-quote.ts';
import { isDone, isUnderWay } from '../../../core/sending/request-state.ts';
import { useKeptEntry } from '../../shared/request-form/data/kept-entry.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import heads from '../../shared/product-page/parts/cards.module.css';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { dualPlan, standingOf, steppedShares, type DualPlan } from '../model/dual-plan.ts';
import { OutcomeCards } from '../parts/outcome-cards.tsx';
import { ProductFacts } from '../parts/product-facts.tsx';
import { PurchaseReview } from '../parts/purchase-review.tsx';
import { SoldLine } from '../parts/sold-line.tsx';
import { useResultWords } from '../parts/use-result-words.ts';
import { useDualRequest } from '../operations/use-dual-request.ts';
import { PaidFor } from './paid-for.tsx';

/** Shares, their cost at the current price, and the possible outcomes. */
export function DualPurchaseForm({ product }: { readonly product: DualProduct }) {
  const t = useText('dual');
  const [text = '', setText, forget] = useKeptEntry(`dual.${product.id}`);
  const [isAsked, setIsAsked] = useState(false);
  const now = useServerNow();
  const { count } = useFormat();
  const isDemo = useIsDemo();
  const coinPrice = useQuote(`${product.coin}/USDT`)?.price;
  const free = useSpotBalance()(payCurrency(product));
  const plan = dualPlan(text, product, { coinPrice, available: free, now });
  const request = useDualRequest(product, () => {
    forget();
    setIsAsked(false);
  });
  const { state } = request;
  const submit = (): void => {
    setIsAsked(true);
    if (plan.shares !== undefined && plan.problem === undefined)
      request.review({ productId: product.id, shares: plan.shares });
  };
  const standing = standingOf(product, now);
  const isOpen = standing === 'open';
  const cards =
    plan.outcomes === undefined || plan.cost === undefined ? undefined : (
      <OutcomeCards
        kind={product.kind}
        coin={product.coin}
        paid={plan.cost}
        outcomes={plan.outcomes}
        referencePrice={product.referencePrice}
        breakEven={plan.breakEven}
        price={coinPrice}
      />
    );
  return (
    <TwoColumns
      aside={
        <div className={styles['form']}>
          <OutcomeNotice
            request={request}
            named={({ shares }) => `${t('title')} · ${product.name} · ${t('shares')}: ${count(shares)}`}
            done={() => ({
              title: t('bought'),
              text: (
                <>
                  <p>{t(isDemo ? 'boughtText' : 'boughtLive')}</p>
                  {isDone(state) ? <PaidFor sent={state} /> : undefined}
                </>
              ),
              records: t('mine'),
            })}
            recordsPath={routes.invest.mine}
          />
          {standing === 'open' ? undefined : <NotOnSale product={product} standing={standing} />}
          {isOpen ? (
            <>
              <SharesField product={product} text={text} onText={setText} plan={plan} isAsked={isAsked} />
              <Cost product={product} plan={plan} free={free} />
              <Button isWide isBusy={state.kind === 'sending'} disabled={isUnderWay(state)} onClick={submit}>
                {t('review')}
              </Button>
            </>
          ) : undefined}
        </div>
      }
    >
      <div className={styles['form']}>
        <Head product={product} />
        <LossWarning isWithin />
        {standing === 'ended' ? undefined : (
          <section className={styles['ends']} aria-label={t('outcomes')}>
            <h2>{t('outcomes')}</h2>
            {cards}
          </section>
        )}
        <ProductFacts product={product} plan={plan} />
        <SoldLine product={product} isOpen={isOpen} />
      </div>
      {state.kind === 'review' ? (
        <PurchaseReview product={product} plan={plan} onCancel={request.close} onSend={request.send}>
          {cards}
        </PurchaseReview>
      ) : undefined}
    </TwoColumns>
  );
}

/** The yield, and what it is worth. */
function Head({ product: { coin, yearlyPercent } }: { readonly product: DualProduct }) {
  const t = useText('dual');
  const { languageTag } = useFormat();
  const rate = formatPercent(yearlyPercent, { languageTag, minPlaces: 0 });
  return (
    <div className={heads['head']}>
      <CoinMark name={coin} size={40} />
      <span className={heads['names']}>
        <span className={heads['big']}>{t('perYear', { rate })}</span>
        <span className={heads['small']}>{t('notGuaranteed')}</span>
      </span>
    </div>
  );
}

interface CostProps {
  readonly product: DualProduct;
  readonly plan: DualPlan;
  readonly free: DualPlan['cost'];
}

function Cost({ product, plan, free }: CostProps) {
  const t = useText('dual');
  return (
    <>
      <FactList
        facts={[
          {
            id: 'cost',
            label: plan.shares === undefined ? t('costOfOne') : t('cost'),
            value: <MoneyText value={plan.cost} currency={plan.payCurrency} isShown />,
          },
          {
            id: 'free',
            label: t('free'),
            value: <MoneyText value={shownBalance(free, plan.payCurrency)} currency={plan.payCurrency} />,
          },
        ]}
      />
      {product.kind === 'put' ? <p className={styles['note']}>{t('costMoves')}</p> : undefined}
    </>
  );
}

/** Why it cannot be bought: it waits for its maturity, or how it has ended. */
function NotOnSale({ product, standing }: { readonly product: DualProduct; readonly standing: 'closed' | 'ended' }) {
  const t = useText('dual');
  const endDate = useEndDate();
  const result = useResultWords()(product);
  if (standing === 'closed') return <Notice tone="caution" title={t('closedUntil', { date: endDate(product) })} />;
  return (
    <Notice tone="caution" title={t('closed')}>
      {result === undefined ? undefined : <p>{result}</p>}
    </Notice>
  );
}

interface SharesFieldProps {
  readonly product: DualProduct;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly plan: DualPlan;
  readonly isAsked: boolean;
}

function SharesField({ product, text, onText, plan, isAsked }: SharesFieldProps) {
  const t = useText('dual');
  const rules = useText('rules');
  const { problem } = plan;
  const isTold = problem !== undefined && (problem.key !== 'required' || isAsked);
  return (
    <DecimalField
      label={t('shares')}
      name="shares"
      value={text}
      placeholder="0"
      onChange={onText}
      onStep={(direction) => onText(steppedShares(text, direction, product))}
      stepLabels={{ up: t('oneMore'), down: t('oneLess') }}
      error={isTold ? rules(problem.key, problem.params) : undefined}
      hint={product.limit === undefined ? undefined : t('limit', { limit: product.limit })}
    />
  );
}
