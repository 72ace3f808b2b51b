import { useState } from 'react';
import { IconChevronDown } from '../icons/chevron-down.gen.tsx';
import { OptionList, type ListOption } from '../lists/option-list.tsx';
import { Sheet } from '../sheets/sheet.tsx';
import { useDesktop } from '../use-media.ts';
import { classNames } from '../class-names.ts';
import styles from './list-choice.module.css';

export interface ListChoiceProps<Id extends string> {
  readonly label: string;
  readonly options: readonly ListOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string | undefined;
}

/** One of many in a tight place: on a sheet, or on a desktop in a list below its button, where letters choose too. */
export function ListChoice<Id extends string>(props: ListChoiceProps<Id>) {
  return useDesktop() ? <Below {...props} /> : <OnSheet {...props} />;
}

function Below<Id extends string>({ label, options, value, onChange, className }: ListChoiceProps<Id>) {
  const choose = (text: string): void => {
    const chosen = options.find(({ id }) => id === text);
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <select aria-label={label} className={className} value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function OnSheet<Id extends string>({ label, options, value, onChange, className }: ListChoiceProps<Id>) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = options.find(({ id }) => id === value)?.label ?? value;
  const choose = (id: Id): void => {
    onChange(id);
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={classNames(className, styles['button'])}
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span>{shown}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={label}>
        <OptionList label={label} options={options} value={value} onChange={choose} />
      </Sheet>
    </>
  );
}
