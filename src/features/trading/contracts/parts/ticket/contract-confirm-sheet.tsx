import { useState, type ReactNode } from 'react';
import { inOneLine } from '../../../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../../core/money/amount.ts';
import { hiddenText } from '../../../../../core/money/format.ts';
import { compare } from '../../../../../core/money/fixed-point.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../../core/ui/money/money-mark.ts';
import { PriceText } from '../../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../../core/ui/money/result-money.tsx';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import { oppositeOf } from '../../model/reversal.ts';
import { noLiquidationKey, noSumKey, type ContractKey } from '../../model/contract-key.ts';
import type { ContractSnapshot, ContractWay } from '../../model/contract-way.ts';
import type { OthersAfter } from '../../model/contract-summary.ts';
import { SumText } from '../../../orders/parts/sum-text.tsx';
import { stopLevels } from '../../../../../core/domain/orders/contract-levels.ts';
import type { TicketState } from '../../../orders/model/ticket-state.ts';
import { Drift, placeVerbs } from '../../../ticket/parts/confirm-sheet.tsx';
import { EstimateMark } from '../../../ticket/parts/estimate-mark.tsx';
import { FoldedDetails } from '../../../ticket/parts/folded-details.tsx';
import styles from '../../../ticket/parts/confirm-sheet.module.css';
import { FactList, type Fact } from '../../../mode/parts/fact-list.tsx';
import { useIsMasked } from '../../../../../core/preferences/use-is-masked.ts';
import { LiquidationText } from '../liquidation-text.tsx';
import { ContractGuards } from './contract-guards.tsx';
import { useLotsText } from '../use-lots-text.ts';

export interface ContractConfirmProps {
  readonly state: TicketState<ContractWay>;
  /** No money of this program is real. */
  readonly isDemo: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onAdjustChecks: () => void;
  /** The warning that belongs to this product. */
  readonly risk: ReactNode;
  /** The age of the price, once that matters. */
  readonly delayed?: ReactNode;
}

type OpenState = Extract<TicketState<ContractWay>, { readonly kind: 'confirm' }>;

/** The order as it was frozen on submit: later changes of ticket and market do not affect this sheet. */
export function ContractConfirmSheet(props: ContractConfirmProps) {
  return props.state.kind === 'confirm' ? <OpenConfirmation {...props} state={props.state} /> : undefined;
}

function OpenConfirmation({ state, isDemo, ...props }: ContractConfirmProps & { readonly state: OpenState }) {
  const t = useText('contracts');
  const trading = useText('trading');
  const records = useText('records');
  const isSimulated = useMoneyMark() === 'simulated';
  const isMasked = useIsMasked();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { snapshot, guards, drift } = state;
  const isGuarded = guards.length > 0;
  const verb = placeVerbs[isSimulated ? 'practice' : isDemo ? 'demo' : 'real'];
  // A typed size stays readable; a share of the balance hides with the balance.
  const isSecret = isMasked && snapshot.share !== undefined && !isAskedFor;
  const main = useMainFacts(snapshot, isSecret, props.delayed);
  const folded = useFoldedFacts(snapshot, isSecret, props.delayed);
  return (
    <Sheet
      isOpen
      onClose={props.onCancel}
      title={isSimulated ? trading('confirm.practiceTitle') : trading('confirm.title')}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" data-autofocus={isGuarded ? '' : undefined} onClick={props.onCancel}>
            {trading('confirm.cancel')}
          </Button>
          <Button
            variant={snapshot.order.direction === 'long' ? 'up' : 'down'}
            data-autofocus={isGuarded ? undefined : ''}
            onClick={props.onConfirm}
          >
            {trading(isGuarded ? verb.guarded : verb.usual)}
          </Button>
        </div>
      }
    >
      <div aria-live="assertive">{drift === undefined ? undefined : <Drift from={drift.from} to={drift.to} />}</div>
      {isGuarded ? <ContractGuards guards={guards} onAdjust={props.onAdjustChecks} /> : undefined}
      <Headline snapshot={snapshot} isSecret={isSecret} />
      {isSecret ? (
        <div className={styles['secret']}>
          <Button variant="secondary" size="small" onClick={() => setIsAskedFor(true)}>
            {trading('confirm.show')}
          </Button>
        </div>
      ) : undefined}
      <FactList facts={main} isClose />
      <Notes snapshot={snapshot} />
      <FoldedDetails facts={folded}>
        <p className={styles['note']}>
          {t(isDemo ? 'confirm.backingDemo' : 'confirm.backing', { currency: snapshot.quote })}
        </p>
        {isSimulated || isDemo ? <p className={styles['note']}>{records('simulatedResults')}</p> : undefined}
      </FoldedDetails>
      {props.risk}
    </Sheet>
  );
}

/** The most that can be lost, and what the figures leave out. */
function Notes({ snapshot }: { readonly snapshot: ContractSnapshot }) {
  const t = useText('contracts');
  const { languageTag } = useFormat();
  const direction = t(`direction.${oppositeOf(snapshot.order.direction)}`);
  const notes = [
    snapshot.isHedged ? t('confirm.hedged', { direction, symbol: snapshot.symbol }) : [],
    snapshot.isSpreadKnown ? [] : t('lines.noSpread'),
    snapshot.counting.isProven ? [] : t(unprovenKey(snapshot)),
    snapshot.stops === undefined ? [] : t('stops.afterOrder'),
    snapshot.orderType === 'limit' ? t('stops.limitOpens') : [],
    snapshot.others?.isNearerAlready === true ? t('confirm.heldNearer', { currency: snapshot.quote }) : [],
    snapshot.others?.isUnforeseen === true ? t('confirm.othersNearer', { currency: snapshot.quote }) : [],
  ];
  return (
    <p className={styles['note']}>
      <span className={styles['most']}>{t('confirm.backed', { currency: snapshot.quote })}</span>{' '}
      {inOneLine(languageTag, notes.flat())}
    </p>
  );
}

function unprovenKey({ cost, available }: ContractSnapshot): ContractKey {
  if (cost.needed === undefined) return noSumKey(cost);
  return available !== undefined && compare(cost.needed, available) > 0 ? 'lines.beyondGuess' : 'lines.guess';
}

interface ReadProps {
  readonly snapshot: ContractSnapshot;
  readonly isSecret: boolean;
}

function Headline({ snapshot, isSecret }: ReadProps) {
  const t = useText('contracts');
  const common = useText('common');
  const format = useFormat();
  const isSimulated = useMoneyMark() === 'simulated';
  const { direction, leverage } = snapshot.order;
  const size = isSecret ? `${hiddenText} ${snapshot.base}` : format.amount(snapshot.size, { currency: snapshot.base });
  return (
    <p className={styles['headline']} data-side={direction === 'long' ? 'buy' : 'sell'}>
      <span className={styles['side']}>{t(`direction.${direction}`)}</span>{' '}
      <bdi>{[size, isSimulated ? common('mode.unit') : ''].join(' ').trim()}</bdi>{' '}
      {t('ticket.times', { n: format.amount(leverage) })}
    </p>
  );
}

const noForecastKey = ({ cost, counting }: ContractSnapshot): ContractKey =>
  cost.fee === undefined ? noSumKey(cost, 'fee') : noLiquidationKey(counting);

const termsOfSums = { value: 'positionValue', margin: 'margin', fee: 'openFee', needed: 'needed' } as const;

/** What of an order needs its words and its currency alone. */
function usePartsOfFacts({ quote, cost, isExact }: ContractSnapshot, isSecret: boolean) {
  const t = useText('contracts');
  const trading = useText('trading');
  return {
    money: (id: keyof typeof termsOfSums, label: string): Fact => ({
      id,
      term: termsOfSums[id],
      label,
      value: (
        <>
          {cost[id] === undefined || isExact ? undefined : <EstimateMark />}{' '}
          <SumText value={cost[id]} currency={quote} isCost reason={t(noSumKey(cost, id))} isShown={!isSecret} />
        </>
      ),
    }),
    available: (id: 'before' | 'after', value: Amount | undefined): Fact => ({
      id,
      label: trading(`confirm.${id}`, { currency: quote }),
      value: (
        <>
          {id === 'before' || value === undefined || isExact ? undefined : <EstimateMark />}{' '}
          <SumText value={value} currency={quote} />
        </>
      ),
    }),
  };
}

/** What it costs, brings and risks, in five rows; in one more the levels that are set. */
function useMainFacts(snapshot: ContractSnapshot, isSecret: boolean, delayed: ReactNode): readonly Fact[] {
  const t = useText('contracts');
  const trading = useText('trading');
  const { money, available } = usePartsOfFacts(snapshot, isSecret);
  const overnight = useOvernightFact(snapshot);
  const moved = useMovedFacts(snapshot);
  const { quote, isExact, liquidation, distance, isByOthers, priceStep: step } = snapshot;
  const unknown = snapshot.isOutOfReach ? undefined : t(noForecastKey(snapshot));
  return [
    money('needed', trading('confirm.pay')),
    // The value of a position is not received.
    money('value', t('lines.value')),
    {
      id: 'open',
      term: 'spread',
      label: t('lines.open'),
      value: (
        <>
          {isExact ? undefined : <EstimateMark />} <PriceText value={snapshot.openPrice} step={step} /> {quote}{' '}
          {delayed}
        </>
      ),
      below: [
        {
          id: 'liquidation',
          term: 'liquidation',
          label: t('lines.liquidation'),
          value: <LiquidationText value={liquidation} {...{ step, distance, isByOthers, unknown }} />,
        },
        ...moved,
      ],
    },
    { ...money('fee', t('lines.fee')), below: [overnight] },
    ...useLevelFacts(snapshot, isSecret),
    available('after', snapshot.availableAfter),
  ];
}

/** How far an order that waits will move the liquidation of the positions that the pair has by now. */
function useMovedFacts({ others, priceStep: step, ...after }: ContractSnapshot): readonly Fact[] {
  const t = useText('contracts');
  if (others?.before === undefined) return [];
  const priceOf = ({ liquidation, isOutOfReach }: NonNullable<OthersAfter['before']>): ReactNode => (
    <LiquidationText value={liquidation} step={step} unknown={isOutOfReach ? undefined : ''} />
  );
  const value = (
    <>
      {priceOf(others.before)} → {priceOf(after)}
    </>
  );
  return [{ id: 'moved', label: t('confirm.liquidationMoves'), value }];
}

/** What each night costs; a dash where the server does not tell. */
function useOvernightFact({ overnightPercent: percent }: ContractSnapshot): Fact {
  const t = useText('contracts');
  const format = useFormat();
  const value = percent === undefined ? '—' : t('lines.overnightText', { percent: format.setRate(percent) });
  return { id: 'overnight', term: 'overnightFee', label: t('lines.overnight'), value };
}

function useFoldedFacts(snapshot: ContractSnapshot, isSecret: boolean, delayed: ReactNode): readonly Fact[] {
  const t = useText('contracts');
  const trading = useText('trading');
  const lotsText = useLotsText();
  const { money, available } = usePartsOfFacts(snapshot, isSecret);
  const { order, priceStep: step } = snapshot;
  return [
    { id: 'type', label: trading('confirm.type'), value: trading(`ticket.${snapshot.orderType}`) },
    { id: 'lots', term: 'lot', label: t('ticket.lots'), value: isSecret ? hiddenText : lotsText(order.lots) },
    {
      id: 'last',
      label: trading('confirm.last'),
      value: (
        <>
          <PriceText value={snapshot.reference} step={step} /> {delayed}
        </>
      ),
    },
    money('margin', t('lines.margin')),
    available('before', snapshot.available),
  ];
}

/** The levels that are set in the second step, with what closing there would leave. */
function useLevelFacts(
  { stops, stopNets, quote, priceStep: step }: ContractSnapshot,
  isSecret: boolean,
): readonly Fact[] {
  const t = useText('contracts');
  if (stops === undefined) return [];
  const below = stopLevels.map((level) => {
    const [at, net] = [stops[level], stopNets?.[level]];
    const value = (
      <>
        <PriceText value={at} step={step} /> · {net === undefined ? undefined : <EstimateMark />}
        <ResultMoney value={net} currency={quote} isShown={!isSecret} />
        {level === 'stopLoss' ? <span className={styles['certainty']}>{t('stops.gap')}</span> : undefined}
      </>
    );
    return { id: level, label: t(`position.${level}`), value: at === undefined ? t('position.notSet') : value };
  });
  const meaning = <span className={styles['certainty']}>{t('stops.wouldLeave')}</span>;
  return [{ id: 'levels', label: t('position.levels'), value: meaning, below }];
}
