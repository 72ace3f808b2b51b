import { Suspense } from 'react';
import { usePort } from '../../core/di/use-port.ts';
import { KeyValueStorage } from '../../core/platform/storage.ts';
import { laterPart } from '../../core/ui/later-part.ts';
import { loadLockGuard } from '../../features/settings/lock-door.ts';

const LockGuard = laterPart(loadLockGuard);

const open = (dialog: HTMLDialogElement | null): void => {
  if (dialog?.open === false) dialog.showModal();
};

/** With a PIN set, nothing is drawn until it is known whether the PIN is due; without one it loads later. */
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
