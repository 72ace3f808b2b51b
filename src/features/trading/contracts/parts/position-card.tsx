import { memo, type ReactNode, type RefObject } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { MoneyText, PercentText, PriceText, UnknownText } from '../../../../core/ui/money/money-text.tsx';
import type { PositionView } from '../model/contract-position.ts';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import type { TermId } from '../../../shared/glossary/model/terms.ts';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import styles from './contract.module.css';
import { missingKey, type MissingLevels } from '../model/stops-after.ts';
import { DirectionWord } from './direction-word.tsx';
import { LiquidationText } from './liquidation-text.tsx';
import { ToCopies } from './to-copies.tsx';

export interface PositionCardProps {
  readonly position: ContractOrder;
  readonly view: PositionView;
  /** Given its element. */
  readonly place?: RefObject<HTMLLIElement | null>;
  /** The step of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
  /** Its last price is from before the close, and closing it may be refused. */
  readonly isMarketClosed: boolean;
  /** What was asked for with its order and is not set. */
  readonly missing?: MissingLevels | undefined;
  readonly isClosing: boolean;
  /** Why the last attempt to close it failed. */
  readonly failure: string | undefined;
  readonly onOpen: (position: ContractOrder) => void;
  readonly onStops: (position: ContractOrder) => void;
  readonly onClose: (position: ContractOrder) => void;
}

/** One open position. An own one can always be closed from here; only the server may refuse. */
export const PositionCard = memo(function PositionCard({
  position,
  view,
  place,
  priceStep,
  missing,
  isClosing,
  failure,
  ...props
}: PositionCardProps) {
  const t = useText('contracts');
  const format = useFormat();
  const marked = useMoneyUnit();
  const { base, quote } = currenciesOf(position.symbol);
  const named = {
    direction: t(`direction.${position.direction}`),
    symbol: position.symbol,
    size: marked(format.amount(position.size, { currency: base })),
  };
  const isOnItsWay = isClosing || position.status === 'closing';
  const isOwn = position.kind === 'own';
  return (
    <li ref={place} className={styles['card']}>
      <div className={styles['top']}>
        <div className={styles['name']}>
          <button
            type="button"
            className={styles['head']}
            aria-label={t('position.details', named)}
            onClick={() => props.onOpen(position)}
          >
            <DirectionWord direction={position.direction} />
            <CoinMark name={position.symbol} size={20} />
            <span className={styles['symbol']}>{position.symbol}</span>
            <span className={styles['tag']}>{t('ticket.times', { n: format.amount(position.leverage) })}</span>
            {isOwn ? undefined : <span className={styles['tag']}>{t('position.copied')}</span>}
            {isOnItsWay ? <span className={styles['tag']}>{t('position.closing')}</span> : undefined}
          </button>
          {/* Beside the two lines of the result it costs no height. */}
          <p className={styles['tag']}>
            {t('position.margin')} <SumText value={position.margin} currency={quote} isCost />
          </p>
        </div>
        <Result position={position} view={view} />
      </div>
      <Facts position={position} view={view} priceStep={priceStep} isMarketClosed={props.isMarketClosed} />
      {/* Where the button was that was pressed: below it may be out of sight. */}
      {failure === undefined ? undefined : (
        <p className={styles['warn']} role="alert">
          {failure}
        </p>
      )}
      {missing === undefined ? undefined : <p className={styles['warn']}>{t(missingKey(missing))}</p>}
      {isOwn ? (
        <div className={styles['actions']}>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('position.stopsOne', named)}
            onClick={() => props.onStops(position)}
          >
            {t('stops.row')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            isBusy={isOnItsWay}
            aria-label={t('position.closeOne', named)}
            onClick={() => props.onClose(position)}
          >
            {t('position.close')}
          </Button>
        </div>
      ) : (
        <ToCopies id={position.id} />
      )}
    </li>
  );
});

/** The result after fees, and in percent of the margin. */
function Result({ position, view }: Pick<PositionCardProps, 'position' | 'view'>) {
  const t = useText('contracts');
  const { quote } = currenciesOf(position.symbol);
  const { net, returned } = view;
  return (
    <p className={styles['result']} title={t('position.pnlNote')}>
      <span className={styles['spoken']}>{t('position.pnl')}</span>
      <ResultMoney value={net} currency={quote} />
      {returned === undefined ? undefined : (
        <span className={styles['return']}>
          <Term id="pnl">{t('position.roe')}</Term> <PercentText value={returned} />
        </span>
      )}
    </p>
  );
}

type FactsProps = Pick<PositionCardProps, 'position' | 'view' | 'priceStep' | 'isMarketClosed'>;

function Facts({ position, view, priceStep, isMarketClosed }: FactsProps) {
  const t = useText('contracts');
  const trading = useText('trading');
  const { base } = currenciesOf(position.symbol);
  const { liquidation, isOutOfReach, isForeign, isByOthers } = view;
  const level = (value: Price | undefined): ReactNode =>
    value === undefined ? t('position.notSet') : <PriceText value={value} step={priceStep} />;
  return (
    <dl className={styles['facts']}>
      <Item terms={['size']} label={t('position.size')}>
        <MoneyText value={position.size} currency={base} />
      </Item>
      <Item terms={['entry']} label={t('position.entry')}>
        <PriceText value={position.openPrice} step={priceStep} />
      </Item>
      <Item terms={['lastPrice']} label={t('position.mark')}>
        <PriceText value={position.lastPrice} step={priceStep} reason={trading('receipt.notSaid')} />
        {isMarketClosed ? <span className={styles['halt']}>{trading('about.marketClosed')}</span> : undefined}
      </Item>
      <Item terms={['liquidation']} label={t('position.liquidation')}>
        <LiquidationText
          value={liquidation}
          step={priceStep}
          isByOthers={isByOthers}
          unknown={isOutOfReach ? undefined : t(isForeign ? 'lines.foreign' : 'lines.noLevel')}
        />
      </Item>
      <Item terms={isForeign ? ['riskRate'] : ['liquidation']} label={t('position.distance')}>
        <Distance view={view} />
      </Item>
      <Item terms={['takeProfit', 'stopLoss']} label={t('position.levels')}>
        {level(position.takeProfit)} / {level(position.stopLoss)}
      </Item>
    </dl>
  );
}

/** How far the price may still go, in percent and with a word where that is near; the server's own rate where that cannot be worked out. */
function Distance({ view }: Pick<PositionCardProps, 'view'>) {
  const t = useText('contracts');
  const format = useFormat();
  const { level, risk, distance } = view;
  if (level === undefined) {
    return risk === undefined ? (
      <UnknownText reason={t('lines.noLevel')} />
    ) : (
      <>{t('position.riskGiven', { percent: format.percent(risk) })}</>
    );
  }
  const percent = distance === undefined ? undefined : format.percent(distance);
  // No word calms: the distance stands for itself.
  if (level === 'far') return percent ?? <LiquidationText value={undefined} unknown={undefined} />;
  const word = t(`position.level.${level}`);
  return (
    <span className={styles['level']} data-level={level}>
      {percent === undefined ? word : t('position.riskText', { word, percent })}
    </span>
  );
}

interface ItemProps {
  readonly label: string;
  readonly terms: readonly TermId[];
  readonly children: ReactNode;
}

function Item({ label, terms, children }: ItemProps) {
  return (
    <div>
      <dt>
        <Term ids={terms}>{label}</Term>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
