import { OptionList, type ListOption } from '../lists/option-list.tsx';
import { Sheet } from '../sheets/sheet.tsx';

export interface ChoiceSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly options: readonly ListOption<string>[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** One of many on a sheet. */
export function ChoiceSheet({ isOpen, onClose, label, ...choice }: ChoiceSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={label}>
      <OptionList label={label} {...choice} />
    </Sheet>
  );
}
