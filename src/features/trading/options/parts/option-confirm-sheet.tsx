import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import type { ReactNode } from 'react';
import { inOneLine } from '../../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { shownBalance } from '../../../../core/money/shown-balance.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { optionAvailableAfter, type OptionSnapshot, type OptionWay } from '../model/option-way.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import styles from '../../ticket/parts/confirm-sheet.module.css';
import { FoldedDetails } from '../../ticket/parts/folded-details.tsx';
import { FactList, type Fact } from '../../mode/parts/fact-list.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useLengthText } from './use-length-text.ts';

export interface OptionConfirmSheetProps {
  readonly state: TicketState<OptionWay>;
  /** No money of this program is real. */
  readonly isDemo: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The warning that belongs to this product. */
  readonly risk: ReactNode;
}

const verbs = { real: 'confirm.open', demo: 'confirm.openDemo', practice: 'confirm.openPractice' } as const;
const sides = { up: 'buy', down: 'sell' } as const;

/** The option as it was frozen on submit: later changes of ticket and market do not affect this sheet. */
export function OptionConfirmSheet({ state, isDemo, onConfirm, onCancel, risk }: OptionConfirmSheetProps) {
  const t = useText('options');
  const { languageTag } = useFormat();
  const isSimulated = useMoneyMark() === 'simulated';
  const lengthText = useLengthText();
  if (state.kind !== 'confirm') return undefined;
  const { snapshot, guards, drift } = state;
  const { direction, seconds } = snapshot.order;
  const isGuarded = guards.length > 0;
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t(isSimulated ? 'confirm.practiceTitle' : 'confirm.title')}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" data-autofocus={isGuarded ? '' : undefined} onClick={onCancel}>
            {t('confirm.cancel')}
          </Button>
          <Button variant={direction} data-autofocus={isGuarded ? undefined : ''} onClick={onConfirm}>
            {t(verbs[isSimulated ? 'practice' : isDemo ? 'demo' : 'real'])}
          </Button>
        </div>
      }
    >
      <div aria-live="assertive">
        {drift === undefined ? undefined : <Drift {...drift} priceStep={snapshot.priceStep} />}
      </div>
      {guards.map((guard) => (
        <Share key={guard.kind} percent={guard.percent} />
      ))}
      <p className={styles['headline']} data-side={sides[direction]}>
        <span className={styles['side']}>{t(`direction.${direction}`)}</span>{' '}
        <bdi>{`${snapshot.symbol} · ${lengthText(seconds)}`}</bdi>
      </p>
      <Preview snapshot={snapshot} />
      <p className={styles['note']}>{inOneLine(languageTag, [t('lines.tie'), t('lines.entry'), t('confirm.final')])}</p>
      {risk}
    </Sheet>
  );
}

/** What it costs, as a sum, and can bring in five rows, and everything else on request. */
function Preview({ snapshot }: { readonly snapshot: OptionSnapshot }) {
  const t = useText('options');
  const format = useFormat();
  const { currency } = snapshot;
  const typed = (value: Amount): ReactNode => <MoneyText value={value} currency={currency} isShown />;
  const facts: readonly Fact[] = [
    {
      id: 'total',
      label: t('confirm.total'),
      value: typed(snapshot.total),
      below: [
        { id: 'stake', label: t('ticket.stake'), value: typed(snapshot.order.stake) },
        { id: 'fee', label: t('lines.fee'), value: typed(snapshot.fee) },
      ],
    },
    { id: 'win', label: t('lines.win'), value: typed(snapshot.win) },
    {
      id: 'lose',
      label: t('lines.lose'),
      value: (
        <>
          {typed(snapshot.lose)} {snapshot.isAllLost ? t('lines.all') : undefined}
        </>
      ),
    },
    {
      id: 'breakEven',
      label: t('lines.breakEven'),
      value:
        snapshot.breakEven === undefined
          ? undefined
          : t('lines.right', { percent: format.percent(snapshot.breakEven) }),
    },
    {
      id: 'after',
      label: t('confirm.after', { currency }),
      value: <MoneyText value={shownBalance(optionAvailableAfter(snapshot), currency)} currency={currency} />,
    },
  ];
  const folded: readonly Fact[] = [
    { id: 'payout', label: t('confirm.payout'), value: format.setRate(snapshot.payoutRate) },
    { id: 'last', label: t('confirm.last'), value: <PriceText value={snapshot.reference} step={snapshot.priceStep} /> },
    {
      id: 'before',
      label: t('confirm.before', { currency }),
      value: <MoneyText value={shownBalance(snapshot.available, currency)} currency={currency} />,
    },
  ];
  return (
    <>
      <FactList facts={facts} />
      <FoldedDetails facts={folded} />
    </>
  );
}

interface DriftProps extends Pick<OptionSnapshot, 'priceStep'> {
  readonly from: Price;
  readonly to: Price;
}

function Drift({ from, to, priceStep }: DriftProps) {
  const t = useText('options');
  const format = useFormat();
  return (
    <p className={styles['warning']}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {t('confirm.drift', { from: format.price(from, priceStep).full, to: format.price(to, priceStep).full })}
      </span>
    </p>
  );
}

function Share({ percent }: { readonly percent: OptionSnapshot['payoutRate'] }) {
  const t = useText('options');
  const format = useFormat();
  const isMasked = useIsMasked();
  return (
    <p className={styles['warning']} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <span>{isMasked ? t('confirm.shareHidden') : t('confirm.share', { percent: format.percent(percent) })}</span>
    </p>
  );
}
