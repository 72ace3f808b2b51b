import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { costOfWorsePrice } from '../../orders/model/confirmation-figures.ts';
import type { Guard, OrderSnapshot } from '../../orders/model/order-snapshot.ts';
import { shortened } from '../../orders/model/shown-amount.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';
import styles from './confirm-sheet.module.css';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';

interface ConfirmGuardsProps {
  readonly snapshot: OrderSnapshot;
  /** Its amounts are hidden: they would reveal the balance. */
  readonly isSecret: boolean;
  readonly guards: readonly Guard[];
  readonly onAdjust: () => void;
}

/** Why to look twice, and what it would cost. */
export function ConfirmGuards({ guards, snapshot, isSecret, onAdjust }: ConfirmGuardsProps) {
  const t = useText('trading');
  const format = useFormat();
  const marked = useMoneyUnit();
  const isWorse = guards.some((guard) => guard.kind === 'worse-price');
  const lost = isWorse && !isSecret ? costOfWorsePrice(snapshot) : undefined;
  return (
    <GuardsFrame onAdjust={onAdjust}>
      {guards.map((guard) => (
        <GuardText key={guard.kind} guard={guard} />
      ))}
      {lost === undefined ? undefined : (
        <p className={styles['effect']}>
          {t('confirm.effect', {
            amount: marked(format.amount(shownCost(lost, snapshot.quote), { currency: snapshot.quote })),
          })}
        </p>
      )}
    </GuardsFrame>
  );
}

interface GuardsFrameProps {
  readonly children: ReactNode;
  /** Leads to what the person has set; undefined where that changes none of the reasons. */
  readonly onAdjust: (() => void) | undefined;
}

/** Reasons to look twice at an order, of any product. */
export function GuardsFrame({ children, onAdjust }: GuardsFrameProps) {
  const t = useText('trading');
  return (
    <div className={styles['warning']} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles['reasons']}>
        {children}
        {onAdjust === undefined ? undefined : (
          <button type="button" className={styles['adjust']} onClick={onAdjust}>
            {t('confirm.adjust')}
          </button>
        )}
      </div>
    </div>
  );
}

export function GuardText({ guard }: { readonly guard: Guard }) {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  switch (guard.kind) {
    case 'worse-price':
      return (
        <p>
          {t('confirm.guardPrice', {
            price: format.price(guard.price).full,
            last: format.price(guard.last).full,
            percent: format.percent(guard.percent),
          })}
        </p>
      );
    case 'equity-share':
      const { available, currency } = guard;
      // A share beside the order's amount reveals the balance.
      return isMasked ? (
        <p>{t('confirm.guardShareHidden')}</p>
      ) : (
        <p>
          {t('confirm.guardShare', {
            percent: format.percent(guard.percent),
            equity: marked(format.amount(shortened(available, currency), { currency })),
          })}
        </p>
      );
    case 'thin-book':
      return <p>{t('confirm.guardThin')}</p>;
  }
}
