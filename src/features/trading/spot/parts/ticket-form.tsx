import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../../core/i18n/use-text.ts';
import { isZero } from '../../../../core/money/fixed-point.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import { SumText } from '../../orders/parts/sum-text.tsx';
import { dependsOnMarket, type TicketInstrument } from '../../orders/model/ticket.ts';
import type { TicketFormState } from './ticket-form-state.ts';
import { OrderTypePicker } from '../../ticket/parts/order-type-picker.tsx';
import { SideToggle } from './side-toggle.tsx';
import { SizeField } from './size-field.tsx';
import type { TicketLinesProps } from './ticket-lines.tsx';
import styles from '../../ticket/parts/ticket.module.css';
import { useTicketErrorText } from './use-ticket-error-text.ts';

/** There is nothing of it before there is something to judge. */
const TicketFigures = whenWanted<TicketLinesProps>({
  load: async () => (await import('./ticket-figures.tsx')).TicketFigures,
  isWanted: ({ draft }) => dependsOnMarket(draft),
});

export interface TicketFormProps {
  readonly form: TicketFormState;
  readonly instrument: TicketInstrument;
  readonly isFeeKnown: boolean;
  readonly isVisitor: boolean;
  /** The button, or its replacement. */
  readonly submit: ReactNode;
  readonly onSubmit: () => void;
  /** The page with the account's holdings; undefined for visitors. */
  readonly assetsPath: string | undefined;
  /** Why the balance is not known, if so. */
  readonly trouble: ReactNode;
  /** The field of the price. */
  readonly limit: ReactNode;
  /** The way to what the order lacks. */
  readonly addFunds: ReactNode;
  /** Next steps for an empty balance. */
  readonly nextSteps: ReactNode;
  /** The outcome of the last order. */
  readonly outcome: ReactNode;
}

/** Side, type, price, amount, share, submit, in this order: on the smallest phone all of it is in sight. */
export function TicketForm({ form, instrument, isFeeKnown, isVisitor, ...props }: TicketFormProps) {
  const { limit, submit, onSubmit, assetsPath, trouble, addFunds, nextSteps, outcome } = props;
  const t = useText('trading');
  const errorText = useTicketErrorText();
  const { draft, summary, act } = form;
  const { base, quote } = instrument;
  const available = summary.available.value;
  const wide = errorText(form.errorOf('ticket'));
  const submitForm = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles['ticket']} aria-label={t('ticket.label')} onSubmit={submitForm} noValidate>
      <SideToggle side={draft.side} onChange={(side) => act({ type: 'side', side })} />
      <OrderTypePicker value={draft.orderType} onChange={(orderType) => act({ type: 'order-type', orderType })} />
      {limit}
      <SizeField form={form} base={base.name} quote={quote.name} />
      <p className={styles['available']}>
        <Term id="available">{t('ticket.available')}</Term>
        <Available path={assetsPath}>
          <SumText value={available} currency={summary.available.currency} />
        </Available>
      </p>
      {trouble}
      {wide === undefined ? undefined : (
        <p className={styles['wrong']} role="alert">
          {wide}
        </p>
      )}
      {submit}
      {addFunds}
      {draft.side === 'buy' && available !== undefined && isZero(available) ? nextSteps : undefined}
      {outcome}
      <TicketFigures
        {...{ draft, summary, isFeeKnown, isVisitor }}
        quote={quote.name}
        priceStep={instrument.priceStep}
      />
    </form>
  );
}

/** The available balance, as a link to the page about it. */
function Available({ path, children }: { readonly path: string | undefined; readonly children: ReactNode }) {
  if (path === undefined) return children;
  return (
    <Link to={path} className={styles['leading']}>
      {children}
    </Link>
  );
}
