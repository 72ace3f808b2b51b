import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { TextField } from '../../../../core/ui/fields/text-field.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { labelProblem } from '../model/address-labels.ts';

export interface LabelSheetProps {
  readonly before: string;
  readonly onSave: (label: string) => void;
  readonly onClose: () => void;
}

/** Names a saved address. */
export function LabelSheet({ before, onSave, onClose }: LabelSheetProps) {
  const t = useText('payees');
  const rules = useText('rules');
  const [text, setText] = useState(before);
  const wrong = labelProblem(text);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('label.title')}
      footer={
        <Button isWide disabled={wrong !== undefined} onClick={() => onSave(text)}>
          {t('label.save')}
        </Button>
      }
    >
      <TextField
        label={t('label.name')}
        autoComplete="off"
        value={text}
        hint={t('label.hint')}
        error={wrong && rules(wrong.key, wrong.params)}
        onChange={(event) => setText(event.target.value)}
        data-autofocus=""
      />
    </Sheet>
  );
}
