import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';

export interface FilterSheetProps<Id extends string> {
  readonly isOpen: boolean;
  readonly title: string;
  /** What “no filter” is called. */
  readonly all: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  /** Undefined for everything. */
  readonly selected: Id | undefined;
  readonly onClose: () => void;
  readonly onChoose: (id: Id | undefined) => void;
}

const everything = 'all';

/** One thing to filter by, or everything. */
export function FilterSheet<Id extends string>(props: FilterSheetProps<Id>) {
  const { isOpen, title, all, options, selected, onClose, onChoose } = props;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <OptionList<Id | typeof everything>
        label={title}
        options={[{ id: everything, label: all }, ...options]}
        value={selected ?? everything}
        onChange={(id) => {
          onChoose(options.find((option) => option.id === id)?.id);
          onClose();
        }}
      />
    </Sheet>
  );
}
