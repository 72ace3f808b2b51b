import { IconX } from '../icons/x.gen.tsx';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button.tsx';
import { holdTaps } from './hold-taps.ts';
import { sheetOpened, topmostSheet } from './open-sheets.ts';
import { usePageChrome } from '../page/page-chrome.ts';
import styles from './sheet.module.css';
import { useDragDown } from './use-drag-down.ts';
import { useSheetHistory } from './use-sheet-history.ts';

export interface SheetProps {
  readonly isOpen: boolean;
  /** Escape, the back gesture, a tap beside the sheet, a pull on its head and the close button all end here. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/**
 * A bottom sheet on phones, a centred dialog from 900 px. The first element with `data-autofocus` gets the focus,
 * otherwise the title; closing returns the focus. While it opens and after it closes, taps are held for a moment: the
 * second of a double tap was meant for what was there before.
 */
export function Sheet(props: SheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : undefined;
}

function OpenSheet({ isOpen, onClose, title, children, footer }: SheetProps) {
  const t = useText('common');
  const { badge } = usePageChrome();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const drag = useDragDown(dialog, onClose);
  useModalFocus(dialog);
  useSheetHistory(isOpen, onClose);
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const onTapBeside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // The dialog itself is only the backdrop here: Escape and the close button do the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onMouseDown={onTapBeside}
    >
      <div className={styles['panel']}>
        <header className={styles['head']} {...drag}>
          <span className={styles['handle']} aria-hidden="true" />
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-sheet-title="">
            {title}
          </h2>
          {badge}
          <IconButton label={t('close')} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </header>
        <SheetBody>{children}</SheetBody>
        {footer === undefined ? undefined : <footer className={styles['footer']}>{footer}</footer>}
      </div>
    </dialog>
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** A text longer than its sheet can be read by keyboard too: with nothing in it to go to, the text itself takes the focus. */
function SheetBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(true);
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const look = (): void =>
      setIsReached(element.scrollHeight <= element.clientHeight || element.querySelector(focusable) !== null);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return (
    <div ref={body} className={styles['body']} tabIndex={isReached ? undefined : 0}>
      {children}
    </div>
  );
}

/**
 * The sheet disappears with its element, in one step, and taps are held in the same step: otherwise a finger could
 * reach what is behind it. The focus returns afterwards, when the remaining elements are known.
 */
function useModalFocus(dialog: { readonly current: HTMLDialogElement | null }): void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    before.current = document.activeElement;
    if (!element.open) element.showModal();
    const sheetClosed = sheetOpened(element);
    holdTaps(element);
    const wanted = element.querySelector('[data-autofocus]') ?? element.querySelector('[data-sheet-title]');
    if (wanted instanceof HTMLElement) wanted.focus();
    return () => {
      sheetClosed();
      element.close();
      holdTaps(topmostSheet() ?? document.body);
    };
  }, [dialog]);
  useEffect(
    () => () => {
      const last = before.current;
      if (last instanceof HTMLElement && last.isConnected) last.focus();
    },
    [],
  );
}
