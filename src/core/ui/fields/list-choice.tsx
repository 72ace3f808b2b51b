import { useState } from 'react';
import { IconChevronDown } from '../icons/chevron-down.gen.tsx';
import type { ListOption } from '../lists/option-list.tsx';
import { useDesktop } from '../use-media.ts';
import { classNames } from '../class-names.ts';
import { whenWanted } from '../when-wanted.tsx';
import type { ChoiceSheetProps } from './choice-sheet.tsx';
import styles from './list-choice.module.css';

export interface ListChoiceProps<Id extends string> {
  readonly label: string;
  readonly options: readonly ListOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string | undefined;
  /** Alone in its line, low and quiet. */
  readonly isLow?: boolean | undefined;
}

const LaterChoiceSheet = whenWanted<ChoiceSheetProps>({
  load: async () => (await import('./choice-sheet.tsx')).ChoiceSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** One of many in a tight place: on a sheet, or on a desktop in a list below its button, where letters choose too. */
export function ListChoice<Id extends string>(props: ListChoiceProps<Id>) {
  const className = classNames(props.className, props.isLow && styles['low']);
  return useDesktop() ? <Below {...props} className={className} /> : <OnSheet {...props} className={className} />;
}

/** Chooses by a text, which is all that a list gives back. */
const chooserOf =
  <Id extends string>({ options, onChange }: ListChoiceProps<Id>) =>
  (text: string): void => {
    const chosen = options.find(({ id }) => id === text);
    if (chosen !== undefined) onChange(chosen.id);
  };

function Below<Id extends string>(props: ListChoiceProps<Id>) {
  const { label, options, value, className } = props;
  const choose = chooserOf(props);
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

function OnSheet<Id extends string>(props: ListChoiceProps<Id>) {
  const { label, options, value, className } = props;
  const [isOpen, setIsOpen] = useState(false);
  const shown = options.find(({ id }) => id === value)?.label ?? value;
  const close = (): void => setIsOpen(false);
  const choose = (text: string): void => {
    chooserOf(props)(text);
    close();
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
      <LaterChoiceSheet {...{ isOpen, label, options, value }} onClose={close} onChange={choose} />
    </>
  );
}
