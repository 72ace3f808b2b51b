import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, type Text } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { marketMarginPercent } from '../../orders/model/market-order.ts';
import { availableAfter } from '../../orders/model/confirmation-figures.ts';
import type { OrderSnapshot } from '../../orders/model/order-snapshot.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import type { Figure } from '../../orders/model/ticket-summary.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import { ConfirmGuards } from './confirm-guards.tsx';
import styles from './confirm-sheet.module.css';
import { EstimateMark } from './estimate-mark.tsx';
import { FoldedDetails } from './folded-details.tsx';
import { FactList, type Fact } from '../../mode/parts/fact-list.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';

export interface ConfirmSheetProps {
  readonly state: TicketState;
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

/** The button says whose money it is about. */
export const placeVerbs = {
  real: { usual: 'confirm.place', guarded: 'confirm.placeAnyway' },
  demo: { usual: 'confirm.placeDemo', guarded: 'confirm.placeDemoAnyway' },
  practice: { usual: 'confirm.placePractice', guarded: 'confirm.placePracticeAnyway' },
} as const;

/** The order as it was frozen on submit: later changes of ticket and market do not affect this sheet. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  return props.state.kind === 'confirm' ? <OpenConfirmation {...props} state={props.state} /> : undefined;
}

type OpenState = Extract<TicketState, { readonly kind: 'confirm' }>;

function OpenConfirmation({
  state,
  isDemo,
  onConfirm,
  onCancel,
  onAdjustChecks,
  risk,
  delayed,
}: ConfirmSheetProps & { readonly state: OpenState }) {
  const t = useText('trading');
  const isSimulated = useMoneyMark() === 'simulated';
  const isMasked = useIsMasked();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { snapshot, guards, drift } = state;
  const isGuarded = guards.length > 0;
  const verb = placeVerbs[isSimulated ? 'practice' : isDemo ? 'demo' : 'real'];
  // A typed size stays readable; a share of the balance hides with the balance.
  const isSecret = isMasked && snapshot.share !== undefined && !isAskedFor;
  const size = useSizeText(snapshot, isSecret);
  const headline = `${t(`side.${snapshot.order.side}`)} ${size}`;
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={isSimulated ? t('confirm.practiceTitle') : t('confirm.title')}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" data-autofocus={isGuarded ? '' : undefined} onClick={onCancel}>
            {t('confirm.cancel')}
          </Button>
          <Button
            variant={snapshot.order.side === 'buy' ? 'up' : 'down'}
            data-autofocus={isGuarded ? undefined : ''}
            aria-label={[t(isGuarded ? verb.guarded : verb.usual), headline].join(': ')}
            onClick={onConfirm}
          >
            {t(isGuarded ? verb.guarded : verb.usual)}
          </Button>
        </div>
      }
    >
      <div aria-live="assertive">{drift === undefined ? undefined : <Drift from={drift.from} to={drift.to} />}</div>
      {isGuarded ? (
        <ConfirmGuards guards={guards} snapshot={snapshot} isSecret={isSecret} onAdjust={onAdjustChecks} />
      ) : undefined}
      <Headline snapshot={snapshot} isSecret={isSecret} />
      {isSecret ? <Secret percent={snapshot.share?.percent} onShow={() => setIsAskedFor(true)} /> : undefined}
      <Preview snapshot={snapshot} isSecret={isSecret} delayed={delayed} />
      {risk}
    </Sheet>
  );
}

interface ReadProps {
  readonly snapshot: OrderSnapshot;
  /** Its amounts are hidden: they would reveal the balance. */
  readonly isSecret: boolean;
}

/** How much is ordered, with its unit. */
function useSizeText({ order, base }: OrderSnapshot, isSecret: boolean): string {
  const common = useText('common');
  const isSimulated = useMoneyMark() === 'simulated';
  const size = useFormat().amount(order.quantity, { currency: base });
  const shown = isSecret ? `${hiddenText} ${base}` : size;
  return [shown, isSimulated ? common('mode.unit') : ''].join(' ').trim();
}

function Headline({ snapshot, isSecret }: ReadProps) {
  const t = useText('trading');
  const size = useSizeText(snapshot, isSecret);
  const { order } = snapshot;
  return (
    <p className={styles['headline']} data-side={order.side}>
      <span className={styles['side']}>{t(`side.${order.side}`)}</span> <bdi>{size}</bdi>
    </p>
  );
}

/** What is ordered, in words that tell no balance, and the way to see it before it is sent. */
function Secret({ percent, onShow }: { readonly percent: number | undefined; readonly onShow: () => void }) {
  const t = useText('trading');
  const format = useFormat();
  return (
    <div className={styles['secret']}>
      <p>
        {percent === undefined ? t('ticket.sizeHidden') : t('ticket.sizeHiddenShare', { share: format.share(percent) })}
      </p>
      <Button variant="secondary" size="small" onClick={onShow}>
        {t('confirm.show')}
      </Button>
    </div>
  );
}

/** What it is about in five rows, and everything else on request. */
function Preview({ snapshot, isSecret, delayed }: ReadProps & Pick<ConfirmSheetProps, 'delayed'>) {
  const t = useText('trading');
  const records = useText('records');
  const { order, quote } = snapshot;
  const isMarket = snapshot.orderType === 'market';
  const margin = useFormat().percent(marketMarginPercent);
  const reason = t('ticket.lines.feeUnknown');
  const { currency } = snapshot.available;
  const isShown = !isSecret;
  const step = snapshot.priceStep;
  return (
    <>
      <FactList
        facts={[
          { id: 'pay', label: t('confirm.pay'), value: <Marked figure={snapshot.cost} isCost isShown={isShown} /> },
          {
            id: 'get',
            label: t('confirm.get'),
            value: <Marked figure={snapshot.receive} reason={reason} isShown={isShown} />,
          },
          {
            id: 'price',
            label: isMarket ? t('ticket.lines.worst') : t('confirm.price'),
            value: (
              <>
                <Priced value={order.price} {...{ quote, step }} /> {delayed}
              </>
            ),
          },
          {
            id: 'fee',
            label: t('ticket.lines.fee'),
            value: <Marked figure={snapshot.fee} isCost reason={reason} isShown={isShown} />,
          },
          {
            id: 'after',
            label: t('confirm.after', { currency }),
            value: <Marked figure={availableAfter(snapshot)} isShown={false} />,
          },
        ]}
      />
      <FoldedDetails
        facts={[
          { id: 'type', label: t('confirm.type'), value: t(`ticket.${snapshot.orderType}`) },
          {
            id: 'last',
            label: t('confirm.last'),
            value: (
              <>
                <Priced value={snapshot.reference} {...{ quote, step }} /> {delayed}
              </>
            ),
          },
          ...valueFact(t, snapshot, isShown),
          {
            id: 'before',
            label: t('confirm.before', { currency }),
            value: <SumText value={snapshot.available.value} currency={currency} />,
          },
        ]}
      >
        {isMarket ? <p className={styles['note']}>{records(marketNote(snapshot), { margin })}</p> : undefined}
      </FoldedDetails>
    </>
  );
}

/** For a sale its value at its price; for a buy its reservation, if that differs from the cost. */
function valueFact(t: Text<'trading'>, snapshot: OrderSnapshot, isShown: boolean): readonly Fact[] {
  const { order, cost, value, quote } = snapshot;
  const shown = <SumText value={value} currency={quote} isCost={order.side === 'buy'} isShown={isShown} />;
  if (order.side === 'sell') return [{ id: 'value', label: t('confirm.value'), value: shown }];
  if (cost.value === value) return [];
  const label = t(snapshot.crossesMarket ? 'ticket.lines.atMost' : 'ticket.lines.reserved');
  return [{ id: 'reserved', label, value: shown }];
}

interface MarkedProps {
  readonly figure: Figure;
  readonly isCost?: boolean;
  readonly reason?: string;
  readonly isShown: boolean;
}

/** A figure, marked where it is an estimate. */
function Marked({ figure, isCost = false, reason, isShown }: MarkedProps) {
  return (
    <>
      {figure.value === undefined || figure.isExact ? undefined : <EstimateMark />}{' '}
      <SumText value={figure.value} currency={figure.currency} {...{ isCost, reason, isShown }} />
    </>
  );
}

function marketNote({ reach, order }: OrderSnapshot) {
  if (order.isByMoney === true) return 'note.byMoney';
  return reach?.source === 'last' ? 'note.marketLast' : 'note.marketBook';
}

interface PricedProps {
  readonly value: OrderSnapshot['reference'];
  readonly quote: string;
  readonly step: OrderSnapshot['priceStep'];
}

function Priced({ value, quote, step }: PricedProps) {
  return (
    <>
      <PriceText value={value} step={step} /> {value === undefined ? undefined : quote}
    </>
  );
}

export function Drift({
  from,
  to,
}: {
  readonly from: NonNullable<OrderSnapshot['reference']>;
  readonly to: NonNullable<OrderSnapshot['reference']>;
}) {
  const t = useText('trading');
  const format = useFormat();
  return (
    <p className={styles['warning']}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <span>{t('confirm.drift', { from: format.price(from).full, to: format.price(to).full })}</span>
    </p>
  );
}
