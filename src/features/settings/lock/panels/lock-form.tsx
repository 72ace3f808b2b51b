import { IconFingerprint } from '../../../../core/ui/icons/fingerprint.gen.tsx';
import { useState } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useSignOut } from '../../../shared/session/data/current-user.ts';
import type { LockRecord } from '../model/lock-record.ts';
import { useLeftToWait } from '../operations/use-left-to-wait.ts';
import { PinField } from '../parts/pin-field.tsx';
import { Curtain } from './curtain.tsx';
import styles from './lock-form.module.css';
import type { Lock } from '../operations/use-lock.ts';

/** The PIN, or the way out. */
export function LockForm({ lock, record }: { readonly lock: Lock; readonly record: LockRecord }) {
  const t = useText('device');
  const common = useText('common');
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useSignOut();
  return (
    <Curtain label={t('lock.title')}>
      <div className={styles['form']}>
        <h1>{t('lock.title')}</h1>
        {isLeaving ? (
          <>
            <p>{t('lock.outText')}</p>
            <Button variant="danger" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
              {t('lock.out')}
            </Button>
            <Button variant="secondary" isWide onClick={() => setIsLeaving(false)}>
              {common('cancel')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('lock.text')}</p>
            {record.device === undefined ? undefined : <DeviceEntry lock={lock} />}
            <PinEntry lock={lock} record={record} label={t('lock.unlock')} onRight={() => undefined} />
            <Button variant="quiet" isWide onClick={() => setIsLeaving(true)}>
              {t('lock.out')}
            </Button>
          </>
        )}
      </div>
    </Curtain>
  );
}

/** The device's own authentication; if it fails, the PIN is below. */
function DeviceEntry({ lock }: { readonly lock: Lock }) {
  const t = useText('device');
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    setIsAsking(true);
    setHasFailed(!(await lock.tryDevice()));
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="secondary" isWide isBusy={isAsking} onClick={() => void ask()}>
        <IconFingerprint size={20} stroke={1.75} aria-hidden="true" />
        {t('lock.device')}
      </Button>
      <p role="status">{hasFailed ? t('lock.deviceFailed') : undefined}</p>
    </>
  );
}

export interface PinEntryProps {
  readonly lock: Lock;
  readonly record: LockRecord | undefined;
  /** Of the button. */
  readonly label: string;
  readonly onRight: () => void;
}

/** Takes a PIN; reports wrong ones, and after some of them requires a wait. */
export function PinEntry({ lock, record, label, onRight }: PinEntryProps) {
  const t = useText('device');
  const format = useFormat();
  const [pin, setPin] = useState('');
  const [isTrying, setIsTrying] = useState(false);
  const [wasWrong, setWasWrong] = useState(false);
  const left = useLeftToWait(lock, record);
  const isWaiting = left > 0;
  const submit = async (event: { preventDefault(): void }): Promise<void> => {
    event.preventDefault();
    if (isTrying || isWaiting || pin === '') return;
    setIsTrying(true);
    const isRight = await lock.tryPin(pin).catch(() => false);
    setIsTrying(false);
    setPin('');
    setWasWrong(!isRight);
    if (isRight) onRight();
  };
  const problem = isWaiting
    ? t('lock.wait', { time: format.relativeAge(left) })
    : wasWrong
      ? t('lock.wrong')
      : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles['entry']}>
      <PinField label={t('lock.pin')} value={pin} onChange={setPin} error={problem} isFirst />
      <Button type="submit" isWide isBusy={isTrying} disabled={isWaiting}>
        {label}
      </Button>
    </form>
  );
}
