import { memo, type ReactNode, type RefObject } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, type Text } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { MoneyText, PriceText, UnknownText } from '../../../../core/ui/money/money-text.tsx';
import type { PositionView } from '../model/contract-position.ts';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import type { TermId } from '../../../shared/glossary/model/terms.ts';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { shortened } from '../../orders/model/shown-amount.ts';
import styles from './contract.module.css';
import { DirectionWord } from './direction-word.tsx';
import { LiquidationText } from './liquidation-text.tsx';

export interface PositionCardProps {
  readonly position: ContractOrder;
  readonly view: PositionView;
  /** Given its element. */
  readonly place?: RefObject<HTMLLIElement | null>;
  /** The step of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
  readonly isClosing: boolean;
  /** Why the last attempt to close it failed. */
  readonly failure: string | undefined;
  readonly onOpen: (position: ContractOrder) => void;
  readonly onStops: (position: ContractOrder) => void;
  readonly onClose: (position: ContractOrder) => void;
}

/** One open position. It can always be closed from here; only the server may refuse. */
export const PositionCard = memo(function PositionCard({
  position,
  view,
  place,
  priceStep,
  isClosing,
  failure,
  ...props
}: PositionCardProps) {
  const t = useText('contracts');
  const format = useFormat();
  const marked = useMoneyUnit();
  const { base } = currenciesOf(position.symbol);
  const named = {
    direction: t(`direction.${position.direction}`),
    symbol: position.symbol,
    size: marked(format.amount(position.size, { currency: base })),
  };
  const isOnItsWay = isClosing || position.status === 'closing';
  const isOwn = position.kind === 'own';
  return (
    <li ref={place} className={styles['card']}>
      <button
        type="button"
        className={styles['head']}
        aria-label={t('position.details', named)}
        onClick={() => props.onOpen(position)}
      >
        <DirectionWord direction={position.direction} />
        <span className={styles['symbol']}>{position.symbol}</span>
        <span className={styles['tag']}>{t('ticket.times', { n: format.amount(position.leverage) })}</span>
        {isOwn ? undefined : <span className={styles['tag']}>{t('position.copied')}</span>}
        {isOnItsWay ? <span className={styles['tag']}>{t('position.closing')}</span> : undefined}
      </button>
      <Result position={position} view={view} />
      <Facts position={position} view={view} priceStep={priceStep} />
      {isOwn ? (
        <div className={styles['actions']}>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('position.stopsOne', named)}
            onClick={() => props.onStops(position)}
          >
            {t('position.stops')}
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
      ) : undefined}
      {failure === undefined ? undefined : (
        <p className={styles['warn']} role="alert">
          {failure}
        </p>
      )}
    </li>
  );
});

function Result({ position, view }: Pick<PositionCardProps, 'position' | 'view'>) {
  const t = useText('contracts');
  const { quote } = currenciesOf(position.symbol);
  const { net } = view;
  return (
    <p className={styles['result']}>
      <span className={styles['caption']} title={t('position.pnlNote')}>
        <Term id="pnl">{t('position.pnl')}</Term>
      </span>
      <ResultMoney value={net === undefined ? undefined : shortened(net)} currency={quote} />
    </p>
  );
}

function Facts({ position, view, priceStep }: Pick<PositionCardProps, 'position' | 'view' | 'priceStep'>) {
  const t = useText('contracts');
  const trading = useText('trading');
  const { base, quote } = currenciesOf(position.symbol);
  const level = (value: Price | undefined): ReactNode =>
    value === undefined ? t('position.notSet') : <PriceText value={value} step={priceStep} />;
  return (
    <dl className={styles['facts']}>
      <Item term="size" label={t('position.size')}>
        <MoneyText value={position.size} currency={base} />
      </Item>
      <Item term="entry" label={t('position.entry')}>
        <PriceText value={position.openPrice} step={priceStep} />
      </Item>
      <Item term="lastPrice" label={t('position.mark')}>
        <PriceText value={position.lastPrice} step={priceStep} reason={trading('receipt.notSaid')} />
      </Item>
      <Item term="margin" label={t('position.margin')}>
        <MoneyText value={shortened(position.margin)} currency={quote} />
      </Item>
      <Item term="takeProfit" label={t('position.takeProfit')}>
        {level(position.takeProfit)}
      </Item>
      <Item term="stopLoss" label={t('position.stopLoss')}>
        {level(position.stopLoss)}
      </Item>
      <Risk view={view} priceStep={priceStep} />
    </dl>
  );
}

/** The risk in words, with its figure, and how far the price may still go. */
function Risk({ view, priceStep }: Pick<PositionCardProps, 'view' | 'priceStep'>) {
  const t = useText('contracts');
  const format = useFormat();
  const { risk, level, liquidation, distance, isOutOfReach, isForeign } = view;
  const percent = risk === undefined ? undefined : format.percent(risk);
  const word = level === undefined ? undefined : t(`position.level.${level}`);
  return (
    <>
      <Item term="riskRate" label={t('position.risk')}>
        <span className={styles['level']} data-level={level}>
          {percent === undefined ? (
            <UnknownText reason={t('position.noRisk')} />
          ) : (
            riskText(t, { percent, word, isForeign })
          )}
        </span>
      </Item>
      <Item term="liquidation" label={t('position.liquidation')}>
        <LiquidationText
          value={liquidation}
          step={priceStep}
          distance={distance}
          unknown={isOutOfReach ? undefined : t(isForeign ? 'lines.foreign' : 'lines.noLevel')}
        />
      </Item>
    </>
  );
}

interface SaidRisk {
  readonly percent: string;
  readonly word: string | undefined;
  readonly isForeign: boolean;
}

function riskText(t: Text<'contracts'>, { percent, word, isForeign }: SaidRisk): string {
  if (isForeign) return t('position.riskGiven', { percent });
  return word === undefined ? percent : t('position.riskText', { word, percent });
}

interface ItemProps {
  readonly label: string;
  readonly term: TermId;
  readonly children: ReactNode;
}

function Item({ label, term, children }: ItemProps) {
  return (
    <div>
      <dt>
        <Term id={term}>{label}</Term>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
