import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostSheet } from '../../../../core/ui/sheets/open-sheets.ts';

const stop = (event: Event): void => event.stopPropagation();

function show(element: HTMLDialogElement): void {
  element.showModal();
  element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

export interface CurtainProps {
  /** Names what is in front of the page. */
  readonly label: string;
  readonly children?: ReactNode;
}

/**
 * Covers everything, also open sheets, and leaves the page behind as it is, out of reach of fingers, keys and screen
 * readers. It cannot be dismissed: Escape does nothing, and it moves above any dialog that opens later.
 */
export function Curtain({ label, children }: CurtainProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useTopmostSheet();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const rise = (): void => {
      if (element.isConnected && !element.open) show(element);
    };
    rise();
    // Keys that the page listens for mean nothing here.
    for (const name of ['keydown', 'keyup'] as const) element.addEventListener(name, stop);
    element.addEventListener('close', rise);
    return () => {
      element.removeEventListener('close', rise);
      for (const name of ['keydown', 'keyup'] as const) element.removeEventListener(name, stop);
      element.close();
    };
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    // The dialog that was opened last is in front.
    if (sheet === undefined || element === null) return;
    element.close();
    show(element);
  }, [sheet]);
  return createPortal(
    <dialog ref={dialog} aria-label={label} data-curtain="" onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>,
    document.body,
  );
}
