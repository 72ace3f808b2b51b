import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { IconCircleCheck } from '../../../../core/ui/icons/circle-check.gen.tsx';
import { IconClockHour4 } from '../../../../core/ui/icons/clock-hour-4.gen.tsx';
import { IconX } from '../../../../core/ui/icons/x.gen.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useRefusalText } from './use-refusal-text.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { Button, IconButton, LinkButton } from '../../../../core/ui/button.tsx';
import { HelpButton } from '../../../../core/ui/help-button.tsx';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { OwnStopText } from '../../../shared/limits/parts/own-stop-text.tsx';
import type { AnyWay } from '../model/order-way.ts';
import type { SentOrder } from '../model/order-snapshot.ts';
import { fillOf } from '../model/placed-order-figures.ts';
import type { TicketState } from '../model/ticket-state.ts';
import { FillFacts } from './fill-facts.tsx';
import styles from './outcome-notice.module.css';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';

/** The common part of an order's notice, for every product. */
export interface OpenNoticeProps {
  readonly state: Exclude<TicketState<AnyWay>, { readonly kind: 'placed' }>;
  /** The order, if any. */
  readonly named: string | undefined;
  readonly ordersPath: string;
  readonly onRefresh: () => void;
  readonly onCheckAgain: () => void;
  readonly onSeen: () => void;
  readonly onDismiss: () => void;
}

export interface OutcomeNoticeProps extends Omit<OpenNoticeProps, 'state' | 'named'> {
  readonly state: TicketState;
  /** The step of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
}

/** The outcome of the order, where the person is looking. Stays until it is dismissed or replaced. */
export function OutcomeNotice(props: OutcomeNoticeProps): ReactNode {
  const { state } = props;
  const inWords = useOrderWords();
  if (state.kind === 'placed') return <Placed {...props} state={state} />;
  return <OpenNotice {...props} state={state} named={'snapshot' in state ? inWords(state.snapshot) : undefined} />;
}

/** Everything but the order that was placed, which each product tells in its own words. */
export function OpenNotice(props: OpenNoticeProps): ReactNode {
  const { state } = props;
  switch (state.kind) {
    case 'idle':
    case 'confirm':
      return undefined;
    case 'sending':
      return <Sending />;
    case 'stopped':
      return <Stopped {...props} stop={state.stop} />;
    case 'stale':
      return <Stale {...props} ageMs={state.ageMs} />;
    case 'checking':
      return <Checking {...props} />;
    case 'unknown':
      return <Unknown {...props} isChecking={state.isChecking} sentAt={state.sentAt} />;
    case 'elsewhere':
      return state.isHere === true ? <FirstOpen {...props} sentAt={state.sentAt} /> : <Elsewhere {...props} />;
    case 'refused':
    case 'not-placed':
      return <NotPlaced {...props} state={state} />;
  }
}

const icons = { good: IconCircleCheck, bad: IconAlertTriangle, wait: IconClockHour4, over: IconX } as const;

interface NoticeProps {
  readonly tone: keyof typeof icons;
  readonly title: string;
  readonly children?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

/** By then it usually has its figures, and the balance above it is the new one. */
const wholeAfterMs = 700;

export function Notice({ tone, title, children, onDismiss }: NoticeProps) {
  const t = useText('trading');
  const Icon = icons[tone];
  const place = useRef<HTMLDivElement>(null);
  // It answers a tap of the person, and on a small phone the button stands at the end of what is in sight.
  useEffect(() => {
    const show = (): void => place.current?.scrollIntoView?.({ block: 'nearest' });
    show();
    const timer = setTimeout(show, wholeAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place} className={styles['notice']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={styles['head']}>
        <Icon className={styles['icon']} size={20} stroke={1.75} aria-hidden="true" />
        <p className={styles['title']}>{title}</p>
        {onDismiss === undefined ? undefined : (
          <IconButton label={t('outcome.dismiss')} onClick={onDismiss}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {children === undefined ? undefined : <div className={styles['body']}>{children}</div>}
    </div>
  );
}

function Stopped({ stop, onDismiss }: OpenNoticeProps & { readonly stop: OwnStop }) {
  const t = useText('trading');
  return (
    <Notice tone="wait" title={t('outcome.notSent')} onDismiss={onDismiss}>
      <p>
        <OwnStopText stop={stop} />
      </p>
    </Notice>
  );
}

function Stale({ ageMs, onRefresh, onDismiss }: OpenNoticeProps & { readonly ageMs: number }) {
  const t = useText('trading');
  const format = useFormat();
  return (
    <Notice tone="bad" title={t('stale.title')} onDismiss={onDismiss}>
      <p>{t('stale.text', { age: format.relativeAge(ageMs) })}</p>
      <Button variant="secondary" size="small" onClick={onRefresh}>
        {t('stale.refresh')}
      </Button>
    </Notice>
  );
}

/** For screen readers: the button shows it. */
function Sending() {
  const t = useText('trading');
  return <p className={styles['spoken']}>{t('outcome.sending')}</p>;
}

function Checking({ named }: OpenNoticeProps) {
  const t = useText('trading');
  return (
    <Notice tone="wait" title={t('outcome.checkingTitle')}>
      <p>{named}</p>
      <p>{t('outcome.checkingText')}</p>
    </Notice>
  );
}

interface FirstOpenProps extends OpenNoticeProps {
  readonly sentAt: number | undefined;
}

interface UnknownProps extends FirstOpenProps {
  readonly isChecking: boolean | undefined;
}

type PlacedState = Extract<TicketState, { readonly kind: 'placed' }>;

/** A spot order in a sentence. */
function useOrderWords(): (sent: SentOrder) => string {
  const t = useText('trading');
  const format = useFormat();
  const common = useText('common');
  const isSimulated = useMoneyMark() === 'simulated';
  const isMasked = useIsMasked();
  return ({ order, orderType, base, quote }) =>
    t(orderType === 'market' ? 'outcome.placedMarket' : 'outcome.placedText', {
      side: t(`side.${order.side}`),
      quantity: isMasked ? hiddenText : format.amount(order.quantity),
      price: format.price(order.price).full,
      base: isSimulated ? `${base} ${common('mode.unit')}` : base,
      quote,
    });
}

const placedTitles = {
  pending: 'outcome.placed',
  filled: 'outcome.placedFilled',
  cancelled: 'orders.revoked',
} as const;

function Placed({ state, priceStep, onDismiss }: OutcomeNoticeProps & { readonly state: PlacedState }) {
  const t = useText('trading');
  const records = useText('records');
  const format = useFormat();
  const { snapshot, order: listed } = state;
  const fill = listed === undefined ? undefined : fillOf(listed);
  return (
    <Notice
      tone={listed?.status === 'cancelled' ? 'over' : 'good'}
      title={t(placedTitles[listed?.status ?? 'pending'])}
      onDismiss={onDismiss}
    >
      {state.wasLost ? <p>{t('outcome.placedFound')}</p> : undefined}
      <SentAt at={state.sentAt} />
      {fill === undefined ? undefined : <FillFacts fill={fill} snapshot={snapshot} priceStep={priceStep} />}
      {listed?.status === 'pending' ? (
        <p>{t(fill === undefined ? 'outcome.waiting' : 'outcome.restWaits')}</p>
      ) : undefined}
      {listed?.status === 'pending' && snapshot.orderType === 'market' ? (
        <p>
          {records('receipt.marketWaits', { price: format.price(listed.price, priceStep).full, quote: snapshot.quote })}
        </p>
      ) : undefined}
    </Notice>
  );
}

type Refused = Extract<TicketState<AnyWay>, { kind: 'refused' | 'not-placed' }>;

/** A refusal is in the server's own words; the ticket is as it was. */
function NotPlaced({ state, named, onDismiss }: Omit<OpenNoticeProps, 'state'> & { readonly state: Refused }) {
  const t = useText('trading');
  const errorText = useRefusalText();
  if (state.kind === 'refused') {
    return (
      <Notice tone="bad" title={t('outcome.refused')} onDismiss={onDismiss}>
        <p>{named}</p>
        <p>{errorText(state.error)}</p>
        <HelpButton error={state.error} />
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={t('outcome.notPlaced')} onDismiss={onDismiss}>
      <p>{named}</p>
      <SentAt at={state.sentAt} />
      <p>{t('outcome.notPlacedText')}</p>
    </Notice>
  );
}

/** It may well be placed: only from here nothing was sent. */
function Elsewhere({ named, onDismiss }: OpenNoticeProps) {
  const t = useText('trading');
  return (
    <Notice tone="wait" title={t('outcome.elsewhere')} onDismiss={onDismiss}>
      <p>{named}</p>
    </Notice>
  );
}

/** The same was sent before, from here, and has no answer yet. */
function FirstOpen({ named, sentAt, ordersPath, onCheckAgain, onDismiss }: FirstOpenProps) {
  const t = useText('trading');
  return (
    <Notice tone="bad" title={t('outcome.firstOpen')} onDismiss={onDismiss}>
      <p>{named}</p>
      <SentAt at={sentAt} />
      <p>{t('outcome.firstOpenText')}</p>
      <div className={styles['actions']}>
        <LinkButton to={ordersPath} variant="secondary" size="small">
          {t('outcome.seeOrders')}
        </LinkButton>
        <Button variant="secondary" size="small" onClick={onCheckAgain}>
          {t('outcome.checkAgain')}
        </Button>
      </div>
    </Notice>
  );
}

/** When it was sent: tells two orders with the same words apart, and finds one in the lists. */
export function SentAt({ at }: { readonly at: number | undefined }) {
  return at === undefined ? undefined : <SentAtTime at={at} />;
}

function SentAtTime({ at }: { readonly at: number }) {
  const t = useText('trading');
  const format = useFormat();
  return <p>{t('outcome.sentAt', { time: format.time(at) })}</p>;
}

function Unknown({ named, sentAt, ordersPath, onCheckAgain, onSeen, isChecking = false }: UnknownProps) {
  const t = useText('trading');
  return (
    <Notice tone="bad" title={t(isChecking ? 'outcome.checkingTitle' : 'outcome.unknown')}>
      <p>{named}</p>
      <SentAt at={sentAt} />
      <p>{t('outcome.unknownText')}</p>
      <div className={styles['actions']}>
        <LinkButton to={ordersPath} variant="secondary" size="small">
          {t('outcome.seeOrders')}
        </LinkButton>
        <Button variant="secondary" size="small" isBusy={isChecking} onClick={onCheckAgain}>
          {t('outcome.checkAgain')}
        </Button>
        <Button variant="quiet" size="small" onClick={onSeen}>
          {t('outcome.seen')}
        </Button>
        <HelpButton />
      </div>
    </Notice>
  );
}
