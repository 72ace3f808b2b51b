import { Suspense } from 'react';
import { usePort } from '../../core/di/use-port.ts';
import { KeyValueStorage } from '../../core/platform/storage.ts';
import { laterPart } from '../../core/ui/later-part.ts';
import { loadLockGuard } from '../../features/settings/lock-door.ts';

const LockGuard = laterPart(loadLockGuard);

const open = (dialog: HTMLDialogElement | null): void => {
  if (dialog?.open === false) dialog.showModal();
};

/** Where somebody has set a PIN nothing is seen before it is known whether it is asked for; elsewhere it can wait. */
export function LockDoor({ isQuiet }: { readonly isQuiet: boolean }) {
  const isKept = usePort(KeyValueStorage).read('lock')?.includes('"pin"') === true;
  return (
    <Suspense
      fallback={isKept ? <dialog ref={open} data-curtain="" onCancel={(event) => event.preventDefault()} /> : undefined}
    >
      {isKept || isQuiet ? <LockGuard /> : undefined}
    </Suspense>
  );
}
