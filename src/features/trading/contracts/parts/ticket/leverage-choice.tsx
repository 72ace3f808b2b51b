import { IconChevronDown } from '../../../../../core/ui/icons/chevron-down.gen.tsx';
import { useState } from 'react';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Rate } from '../../../../../core/money/amount.ts';
import { OptionList } from '../../../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import { FieldTerm } from '../../../../shared/glossary/parts/term.tsx';
import styles from '../contract.module.css';

export interface LeverageChoiceProps {
  /** Ascending; undefined until it is known. */
  readonly offered: readonly Rate[] | undefined;
  readonly value: Rate | undefined;
  readonly onChange: (leverage: Rate) => void;
}

const none: readonly Rate[] = [];

/** The multiplier that is set, and the steps that the server offers on a sheet. */
export function LeverageChoice({ offered = none, value, onChange }: LeverageChoiceProps) {
  const t = useText('contracts');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const times = (one: Rate): string => t('ticket.times', { n: format.amount(one) });
  return (
    <>
      <button
        type="button"
        className={styles['leverage']}
        aria-haspopup="dialog"
        aria-label={[t('ticket.leverage'), value === undefined ? '' : times(value)].join(' ').trim()}
        disabled={offered.length === 0}
        title={offered.length === 0 ? t('ticket.leverageLogin') : undefined}
        onClick={() => setIsOpen(true)}
      >
        <span className={styles['times']}>{value === undefined ? '—' : times(value)}</span>
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('ticket.leverage')}>
        <p className={styles['note']}>
          {t('ticket.leverageNote')}{' '}
          <FieldTerm ids={['leverage', 'margin', 'liquidation']} label={t('ticket.leverage')} />
        </p>
        <OptionList
          label={t('ticket.leverage')}
          options={offered.map((one) => ({ id: one, label: times(one) }))}
          value={value}
          onChange={(leverage) => {
            onChange(leverage);
            setIsOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
