import type { ReactNode, SyntheticEvent } from 'react';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import { classNames } from '../../../../../core/ui/class-names.ts';
import { whenWanted } from '../../../../../core/ui/when-wanted.tsx';
import { Term } from '../../../../shared/glossary/parts/term.tsx';
import { isBeyondMarket } from '../../model/contract-errors.ts';
import type { ContractContext } from '../../model/contract-ticket.ts';
import { SumText } from '../../../orders/parts/sum-text.tsx';
import { OrderTypePicker } from '../../../ticket/parts/order-type-picker.tsx';
import { PriceField } from '../../../ticket/parts/price-field.tsx';
import styles from '../../../ticket/parts/ticket.module.css';
import type { ContractFormState } from './contract-form-state.ts';
import type { ContractLinesProps } from './contract-lines.tsx';
import { ContractSizeField } from './contract-size-field.tsx';
import own from '../contract.module.css';
import { DirectionToggle } from './direction-toggle.tsx';
import { LeverageChoice } from './leverage-choice.tsx';
import { TicketStops } from './ticket-stops.tsx';
import { useContractErrorText } from '../use-contract-error-text.ts';

/** There is nothing of it before there is a size. */
const ContractLines = whenWanted<ContractLinesProps>({
  load: async () => (await import('./contract-lines.tsx')).ContractLines,
  isWanted: ({ form }) => form.summary.lots !== undefined,
});

export interface ContractTicketFormProps {
  readonly form: ContractFormState;
  readonly context: ContractContext;
  readonly isSignedIn: boolean;
  /** The button, or its replacement. */
  readonly submit: ReactNode;
  /** The way to several limit orders. */
  readonly ladder: ReactNode;
  readonly onSubmit: () => void;
  /** An order can be reviewed now. */
  readonly mayReview: boolean;
  /** What is open on the pair, where its list is out of sight. */
  readonly position?: ReactNode;
  /** The way to what the order lacks. */
  readonly addFunds: ReactNode;
  /** Why the balance is not known, and the way to ask for it again. */
  readonly trouble: ReactNode;
  /** The outcome of the last order. */
  readonly outcome: ReactNode;
}

/** Direction, type and leverage, price, size, share, submit, in this order: on the smallest phone all of it is in sight. */
export function ContractTicketForm({ form, context, submit, onSubmit, ...around }: ContractTicketFormProps) {
  const t = useText('contracts');
  const errorText = useContractErrorText();
  const { draft, summary, act } = form;
  const { base, quote } = context.instrument;
  const { available } = summary;
  const wide = errorText(form.errorOf('ticket'));
  const submitForm = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className={classNames(styles['ticket'], own['compact'])}
      aria-label={t('ticket.label')}
      onSubmit={submitForm}
      noValidate
    >
      <DirectionToggle direction={draft.direction} onChange={(direction) => act({ type: 'direction', direction })} />
      <div className={own['kind']}>
        <OrderTypePicker value={draft.orderType} onChange={(orderType) => act({ type: 'order-type', orderType })} />
        <LeverageChoice
          offered={context.terms?.leverages}
          value={summary.leverage}
          onChange={(leverage) => act({ type: 'leverage', leverage })}
        />
      </div>
      <PriceField
        draft={draft}
        act={act}
        quote={quote.name}
        error={errorText(form.errorOf('price'))}
        aside={around.ladder}
      />
      {isBeyondMarket(form.errorOf('price')) ? (
        <Button variant="secondary" size="small" onClick={() => act({ type: 'order-type', orderType: 'market' })}>
          {t('error.chooseMarket')}
        </Button>
      ) : undefined}
      <ContractSizeField form={form} base={base.name} quote={quote.name} />
      <TicketStops form={form} context={context} onSubmit={around.mayReview ? onSubmit : undefined} />
      <p className={styles['available']}>
        <Term id="available">{t('ticket.available')}</Term>
        <SumText value={available} currency={quote.name} />
      </p>
      {around.trouble}
      {wide === undefined ? undefined : (
        <p className={styles['wrong']} role="alert">
          {wide}
        </p>
      )}
      {submit}
      {around.position}
      {around.addFunds}
      {around.outcome}
      <ContractLines form={form} context={context} isSignedIn={around.isSignedIn} />
    </form>
  );
}
