import { IconChevronDown } from '../../../../core/ui/icons/chevron-down.gen.tsx';
import { useState } from 'react';
import { colonOf } from '../../../../core/i18n/texts/colon.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { OptionList } from '../../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import styles from './choice-chip.module.css';

export interface ChoiceChipProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Something else than everything is chosen. */
  readonly isSet?: boolean | undefined;
}

/** One of many as a chip that says what is chosen and opens the choice on a sheet. */
export function ChoiceChip<Id extends string>({ label, options, value, onChange, isSet = false }: ChoiceChipProps<Id>) {
  const [isOpen, setIsOpen] = useState(false);
  const { languageTag } = useFormat();
  const chosen = options.find(({ id }) => id === value)?.label;
  const choose = (id: Id): void => {
    onChange(id);
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles['chip']}
        data-set={isSet}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span>
          <span className={styles['label']}>
            {label}
            {colonOf(languageTag)}
          </span>
          {chosen}
        </span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen ? (
        <Sheet isOpen onClose={() => setIsOpen(false)} title={label}>
          <OptionList label={label} options={options} value={value} onChange={choose} />
        </Sheet>
      ) : undefined}
    </>
  );
}
