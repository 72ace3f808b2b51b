import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { TextField } from '../../../../core/ui/fields/text-field.tsx';
import { IconChevronDown } from '../../../../core/ui/icons/chevron-down.gen.tsx';
import { EmptyState } from '../../../../core/ui/lists/list-state.tsx';
import { listKeys } from '../../../../core/ui/lists/list-keys.ts';
import { OptionList, type ListOption } from '../../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { OpeningField } from './opening-field.tsx';

export interface ChoiceFieldProps<Id extends string> {
  readonly label: string;
  readonly options: readonly ListOption<Id>[];
  /** Undefined while nothing is chosen. */
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** This many fit on a screen; more get a search field. */
const fewest = 8;

/** One of many, chosen from a sheet in the look of the program. */
export function ChoiceField<Id extends string>({ label, options, value, onChange, ...told }: ChoiceFieldProps<Id>) {
  const t = useText('requests');
  // A field that takes the focus brings up the keys of a phone, over the list.
  const isDesktop = useDesktop();
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState('');
  const chosen = options.find((option) => option.id === value);
  const asked = word.trim().toLocaleLowerCase();
  const found = options.filter((option) => option.label.toLocaleLowerCase().includes(asked));
  const shown = chosen?.label ?? t('choice.choose');
  const close = (): void => {
    setIsOpen(false);
    setWord('');
  };
  return (
    <>
      <OpeningField
        label={label}
        shown={shown}
        isEmpty={chosen === undefined}
        icon={IconChevronDown}
        onOpen={() => setIsOpen(true)}
        {...told}
      />
      <Sheet isOpen={isOpen} onClose={close} title={label}>
        {options.length > fewest ? (
          <TextField
            label={t('choice.search')}
            type="search"
            autoCorrect="off"
            spellCheck={false}
            value={word}
            data-autofocus={isDesktop ? '' : undefined}
            onKeyDown={listKeys}
            onChange={(event) => setWord(event.target.value)}
          />
        ) : undefined}
        {found.length === 0 ? <EmptyState title={t('choice.none')} /> : undefined}
        <OptionList
          label={label}
          options={found}
          value={value}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      </Sheet>
    </>
  );
}
