import type { ReactNode } from 'react';
import { canForesee } from '../../../../../core/domain/orders/contract-counting.ts';
import { isPositive } from '../../../../../core/money/fixed-point.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { Term } from '../../../../shared/glossary/parts/term.tsx';
import type { TermId } from '../../../../shared/glossary/model/terms.ts';
import { SumText } from '../../../orders/parts/sum-text.tsx';
import { noLiquidationKey, noSumKey, type ContractKey } from '../../model/contract-key.ts';
import { countingIn, type ContractContext } from '../../model/contract-ticket.ts';
import { EstimateMark } from '../../../ticket/parts/estimate-mark.tsx';
import styles from '../../../ticket/parts/ticket.module.css';
import type { ContractFormState } from './contract-form-state.ts';
import own from '../contract.module.css';
import { LiquidationText } from '../liquidation-text.tsx';

interface LineProps {
  readonly term: TermId;
  readonly label: string;
  /** Undefined where the figure is not known: then there is a dash and nothing to say about it. */
  readonly isExact: boolean | undefined;
  readonly children: ReactNode;
}

function Line({ term, label, isExact, children }: LineProps) {
  return (
    <div className={styles['line']}>
      <dt>
        <Term id={term}>{label}</Term>
      </dt>
      <dd>
        {isExact === false ? <EstimateMark /> : undefined}
        {children}
      </dd>
    </div>
  );
}

export interface ContractLinesProps {
  readonly form: ContractFormState;
  readonly context: ContractContext;
  /** Only signed-in people can read the terms of a pair. */
  readonly isSignedIn: boolean;
}

/** Why the sums of the preview are not known. */
function reasonOf({ form, context, isSignedIn }: ContractLinesProps): ContractKey {
  const { draft, summary } = form;
  const { terms, instrument } = context;
  if (terms === undefined) return isSignedIn ? 'error.noTerms' : 'lines.noTerms';
  if (instrument.contract === undefined) return 'lines.noLot';
  if (summary.lots === undefined) return 'lines.noSize';
  if (summary.isBeyond) return 'lines.beyond';
  if (summary.cost !== undefined) return noSumKey(summary.cost);
  return draft.orderType === 'market' ? 'error.noPrice' : 'error.priceMissing';
}

/** The value, cost and liquidation price of the order, once there is a size, updated while typing. */
export function ContractLines(props: ContractLinesProps) {
  const { form, context } = props;
  const t = useText('contracts');
  const { draft, summary } = form;
  const { cost, isExact, isSpreadKnown } = summary;
  const format = useFormat();
  const quote = context.instrument.quote.name;
  const nightly = context.instrument.contract?.overnightPercent;
  const reason = t(reasonOf(props));
  const sums = [
    ['value', 'positionValue', cost?.value],
    ['needed', 'needed', cost?.needed],
    ['fee', 'openFee', cost?.fee],
  ] as const;
  // Without a size there is no figure, and nothing to say about one.
  if (summary.lots === undefined || !isPositive(summary.lots)) return undefined;
  return (
    <>
      <dl className={styles['lines']}>
        {sums.map(([id, term, value]) => (
          <Line key={id} term={term} label={t(`lines.${id}`)} isExact={value === undefined ? undefined : isExact}>
            <SumText
              value={value}
              currency={quote}
              isCost
              reason={cost === undefined || summary.isBeyond ? reason : t(noSumKey(cost, id))}
              isShown={!draft.isFromShare}
            />
          </Line>
        ))}
        {nightly === undefined ? undefined : (
          <Line term="overnightFee" label={t('lines.overnight')} isExact={undefined}>
            {t('lines.nightly', { percent: format.setRate(nightly) })}
          </Line>
        )}
        <Liquidation form={form} context={context} reason={reason} />
      </dl>
      {cost === undefined || isSpreadKnown ? undefined : <p className={own['note']}>{t('lines.noSpread')}</p>}
      {cost === undefined ? undefined : <Counting {...{ form, context }} />}
    </>
  );
}

/** Says before sending which of the figures are a guess. */
function Counting({ form, context }: Omit<ContractLinesProps, 'isSignedIn'>) {
  const t = useText('contracts');
  const { isBeyond } = form.summary;
  const { isProven, margin } = countingIn(context);
  if (isProven || margin === 'unknown') return undefined;
  return (
    <p className={own[isBeyond ? 'warn' : 'note']} role="note">
      {t(isBeyond ? 'lines.beyondGuess' : 'lines.guess')}
    </p>
  );
}

function Liquidation({ form, context, reason }: Omit<ContractLinesProps, 'isSignedIn'> & { readonly reason: string }) {
  const t = useText('contracts');
  const { liquidation, isOutOfReach, isByOthers, distance, cost, availableAfter } = form.summary;
  const isCounted = cost !== undefined && availableAfter !== undefined;
  const counting = countingIn(context);
  const isReason = cost !== undefined && (!canForesee(counting) || (isCounted && context.burstLevel === undefined));
  const why = isReason ? t(noLiquidationKey(counting)) : reason;
  const unknown = isOutOfReach ? undefined : why;
  return (
    <Line
      term="liquidation"
      label={t('lines.liquidation')}
      isExact={liquidation === undefined || isOutOfReach ? undefined : false}
    >
      <LiquidationText value={liquidation} step={context.instrument.priceStep} {...{ distance, isByOthers, unknown }} />
    </Line>
  );
}
