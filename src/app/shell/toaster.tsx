import { IconAlertCircle } from '../../core/ui/icons/alert-circle.gen.tsx';
import { IconCircleCheck } from '../../core/ui/icons/circle-check.gen.tsx';
import { IconInfoCircle } from '../../core/ui/icons/info-circle.gen.tsx';
import { IconX } from '../../core/ui/icons/x.gen.tsx';
import type { Icon } from '../../core/ui/icons/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { usePort } from '../../core/di/use-port.ts';
import { routes } from '../../core/navigation/routes.ts';
import { Session } from '../../core/platform/session.ts';
import { useText } from '../../core/i18n/use-text.ts';
import { IconButton, LinkButton } from '../../core/ui/button.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { rememberEnd, saysEndOfSession } from '../../core/ui/end-of-session.ts';
import { FailureText } from '../../core/ui/failures/failure-text.tsx';
import { HelpButton } from '../../core/ui/help-button.tsx';
import { showNotices, type Notice, type NoticeKind } from '../../core/ui/notify.ts';
import { useTopmostSheet } from '../../core/ui/sheets/open-sheets.ts';
import { ModeWords } from './practice/mode-words.tsx';
import { ModeContext, useMode } from './practice/mode.ts';
import { useFreePlace } from './use-free-place.ts';
import styles from './toaster.module.css';

/** How long a message shows. Touch or focus stops the timer; the activity log keeps what it said. */
export const toastMs = 1500;
export const problemMs = 8000;
const most = 3;

interface Toast extends Notice {
  readonly id: number;
}

const none: readonly Toast[] = [];
let said = 0;

/** The same thing is not said twice, and a success ends what was said of the step before it. */
const staysBeside = (shown: Notice, next: Notice): boolean =>
  (shown.kind !== 'problem' || next.kind !== 'success') &&
  (shown.text !== next.text ||
    shown.failure?.message !== next.failure?.message ||
    shown.failure?.call !== next.failure?.call);

function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      showNotices((notice) => {
        said += 1;
        if (saysEndOfSession(notice)) rememberEnd(notice);
        const toast = { ...notice, id: said };
        setToasts((shown) => [...shown.filter((one) => staysBeside(one, notice)), toast].slice(-most));
      }),
    [],
  );
  const session = usePort(Session);
  useEffect(() => {
    let { token } = session.state();
    return session.watch(() => {
      const next = session.state().token;
      // Signing in settles what was said to a visitor.
      if (next !== undefined && next !== token) {
        setToasts((shown) => shown.filter(({ kind }) => kind !== 'problem'));
        rememberEnd(undefined);
      }
      token = next;
    });
  }, [session]);
  const dismiss = (id: number): void => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return { toasts, dismiss };
}

/** Transient messages. An open sheet makes the rest of the page inert, so they then render inside it. */
export function Toaster() {
  const t = useText('shell');
  const { toasts, dismiss } = useToasts();
  const sheet = useTopmostSheet();
  // Above a sheet there is room for one.
  const shown = sheet === undefined ? toasts : toasts.slice(-1);
  const isProblem = ({ kind }: Notice): boolean => kind === 'problem';
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, sheet === undefined ? toasts : none, useLocation().pathname);
  const show = (toast: Toast) => <ToastCard key={toast.id} toast={toast} onGone={() => dismiss(toast.id)} />;
  return createPortal(
    <section
      ref={region}
      className={styles['region']}
      data-in-sheet={sheet !== undefined}
      aria-label={t('toast.region')}
    >
      <div role="alert">{shown.filter(isProblem).map(show)}</div>
      <div role="status">{shown.filter((toast) => !isProblem(toast)).map(show)}</div>
    </section>,
    sheet ?? document.body,
  );
}

const icons: Readonly<Record<NoticeKind, Icon>> = {
  success: IconCircleCheck,
  problem: IconAlertCircle,
  info: IconInfoCircle,
};

/** A message that was readable long enough belongs to its page, and goes with it. So does one that the next page says itself. */
function useGoneWithPage(toast: Toast, onGone: () => void): void {
  const { pathname } = useLocation();
  const isOnPage = pathname === routes.common.login && saysEndOfSession(toast);
  const [readOn, setReadOn] = useState<string>();
  useEffect(() => {
    if (readOn !== undefined) return undefined;
    const timer = setTimeout(() => setReadOn(pathname), toastMs);
    return () => clearTimeout(timer);
  }, [readOn, pathname]);
  useEffect(() => {
    if (isOnPage || (readOn !== undefined && readOn !== pathname)) onGone();
    // Once is enough, whatever its owner draws.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [readOn, pathname, isOnPage]);
}

function ToastCard({ toast, onGone }: { readonly toast: Toast; readonly onGone: () => void }) {
  const t = useText('shell');
  const [isHeld, setIsHeld] = useState(false);
  const mode = useMode();
  const { isSimulated } = toast;
  const isProblem = toast.kind === 'problem';
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onGone, isProblem ? problemMs : toastMs);
    return () => clearTimeout(timer);
    // The time starts anew only when the toast is let go, not whenever its owner draws.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isProblem, isHeld]);
  useGoneWithPage(toast, onGone);
  const ToastIcon = icons[toast.kind];
  const hold = (): void => setIsHeld(true);
  const letGo = (): void => setIsHeld(false);
  return (
    <div
      className={classNames(styles['toast'], styles[toast.kind])}
      data-toast={toast.kind}
      onPointerEnter={hold}
      onPointerDown={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <ToastIcon size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles['text']}>
        {toast.failure === undefined || toast.text === '' ? toast.text : <strong>{toast.text}</strong>}
        {toast.failure === undefined ? undefined : <FailureText error={toast.failure} />}
      </div>
      <ModeContext value={isSimulated === undefined ? mode : { ...mode, isSimulated }}>
        <ModeWords />
      </ModeContext>
      {toast.way && (
        <LinkButton variant="quiet" size="small" to={toast.way.to} onClick={onGone}>
          {toast.way.text}
        </LinkButton>
      )}
      {toast.help && <HelpButton {...toast.help} onAsked={onGone} />}
      {isProblem ? (
        <IconButton label={t('toast.dismiss')} onClick={onGone}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      ) : undefined}
    </div>
  );
}
