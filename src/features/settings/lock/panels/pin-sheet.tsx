import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { pinLength, pinProblem, type PinProblem } from '../model/lock-record.ts';
import { PinField } from '../parts/pin-field.tsx';
import { PinEntry } from './lock-form.tsx';
import type { Lock } from '../operations/use-lock.ts';
import styles from '../../panels/limits-section.module.css';

export interface PinSheetProps {
  readonly isOpen: boolean;
  readonly lock: Lock;
  readonly onClose: () => void;
}

/** Sets a PIN, or removes the current one, which must be typed first. */
export function PinSheet({ isOpen, lock, onClose }: PinSheetProps) {
  const t = useText('device');
  const [isRemoving, setIsRemoving] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsRemoving(lock.record?.pin !== undefined);
  }
  const finish = (text: string): void => {
    notify.success(text);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t(isRemoving ? 'pin.remove' : 'pin.set')}>
      <div className={styles['block']}>
        {isRemoving ? (
          <PinEntry
            lock={lock}
            record={lock.record}
            label={t('pin.remove')}
            onRight={() => {
              lock.removePin();
              finish(t('pin.removed'));
            }}
          />
        ) : (
          <NewPin lock={lock} onSaved={() => finish(t('pin.saved'))} />
        )}
      </div>
    </Sheet>
  );
}

function NewPin({ lock, onSaved }: { readonly lock: Lock; readonly onSaved: () => void }) {
  const t = useText('device');
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<PinProblem>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault();
    const wrong = pinProblem(pin, repeated);
    setProblem(wrong);
    if (wrong !== undefined || isSaving) return;
    setIsSaving(true);
    await lock.setPin(pin);
    onSaved();
  };
  return (
    <form noValidate className={styles['block']} onSubmit={(event) => void save(event)}>
      <PinField
        label={t('pin.new')}
        value={pin}
        onChange={setPin}
        error={problem === 'length' ? t('pin.length', pinLength) : undefined}
        hint={t('pin.length', pinLength)}
        isFirst
      />
      <PinField
        label={t('pin.repeat')}
        value={repeated}
        onChange={setRepeated}
        error={problem === 'differ' ? t('pin.differ') : undefined}
      />
      <Button type="submit" isWide isBusy={isSaving}>
        {t('pin.save')}
      </Button>
    </form>
  );
}
