import { Suspense, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import type { Accounts } from '../../../../core/account/use-account.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useReadTimes } from '../../../../core/time/read-times.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { showSystemNotice } from '../../alerts/data/system-notices.ts';
import { useKnownSteps } from '../../instruments/data/known-steps.ts';
import { useIsDemo } from '../../session/data/is-demo.ts';
import { useMarkRead } from '../data/mark-read.ts';
import { useNoticeSettings } from '../data/notice-settings.ts';
import { playTone, shake } from '../data/signals.ts';
import { useAreOwnEnds } from '../data/use-is-own-end.ts';
import { useNoticeBook } from '../data/use-notice-watch.ts';
import { useTelling } from '../data/use-telling.ts';
import { canWait, isGrave, weightOf } from '../model/gravity.ts';
import { awayOf, feeOf, lateAt, namesIn, priceOf, resultOf, sizeOf, toastsOf, type Toast } from '../model/toast.ts';
import { noticePath } from '../model/notice-path.ts';
import { useToastQueue } from '../operations/use-toast-queue.ts';
import { FeeOfNotice } from '../parts/fee-of-notice.tsx';
import { NoticeCard } from '../parts/notice-card.tsx';
import { signOf, signs } from '../parts/notice-signs.ts';
import { Notices, NoticeTurn, NoticeWaits } from '../parts/notices.tsx';
import { useNoticeTexts } from '../parts/use-notice-texts.ts';

interface Marked {
  /** The words for the kind of money, which every notice carries. */
  readonly Mark: ComponentType<{ readonly account: AccountScope }>;
}

export interface NoticeTellerProps extends Marked {
  readonly accounts: Accounts;
}

/** Tells what happened, once and wherever the person is; with this tab behind another, by the system if that was chosen. */
export function NoticeTeller({ accounts, Mark }: NoticeTellerProps) {
  const { userId } = useSession();
  if (userId === undefined) return undefined;
  return (
    <Suspense>
      <Teller key={userId} owner={userId} accounts={[accounts.live, accounts.moni]} Mark={Mark} />
    </Suspense>
  );
}

interface TellerProps extends Marked {
  readonly owner: string;
  readonly accounts: readonly [AccountScope, AccountScope];
}

function Teller({ owner, accounts: [live, moni], Mark }: TellerProps) {
  const accounts = useMemo(() => [live, moni], [live, moni]);
  const texts = useToastTexts();
  const hasPractice = useNoticeBook('moni', owner).notices.length > 0;
  const { tellSystem, tellSound, tellShake } = useNoticeSettings();
  const { shown, add, dismiss, hold } = useToastQueue(weightOfToast, {
    isWaiting: use(NoticeWaits),
    hasFocus: use(NoticeTurn).hasFocus,
  });
  // The list itself shows what is new there.
  const isInList = useLocation().pathname === routes.mailMessage.mailMessage;
  const markRead = useMarkRead(owner);
  useTelling({
    accounts,
    owner,
    canTell: () => tellSystem || document.visibilityState === 'visible',
    tell: (account, notices) => {
      const toasts = toastsOf(account, notices);
      if (tellSound) playTone();
      if (tellShake) shake();
      if (document.visibilityState !== 'visible')
        for (const toast of toasts) void showSystemNotice(texts.title(toast, hasPractice), toast.id);
      else if (!isInList) add(toasts);
    },
  });
  useReadOnceShown(isInList ? undefined : shown, markRead);
  useEffect(() => {
    if (isInList && shown !== undefined) dismiss(shown);
  }, [isInList, shown, dismiss]);
  if (shown === undefined) return undefined;
  const put = (): void => {
    markRead(
      shown.account.id,
      shown.notices.map(({ id }) => id),
    );
    dismiss(shown);
  };
  return (
    <Notices goesFirst>
      <MoneyMarkContext value={shown.account.isSimulated ? 'simulated' : 'real'}>
        <ToastCard key={shown.id} toast={shown} Mark={Mark} onDismiss={put} onHold={hold} />
      </MoneyMarkContext>
    </Notices>
  );
}

/** What the person has ended with their own hand is read as soon as its card says what came of it: the bell counts it no more. */
function useReadOnceShown(shown: Toast | undefined, markRead: ReturnType<typeof useMarkRead>): void {
  const isOwn = useAreOwnEnds();
  useEffect(() => {
    if (shown === undefined) return;
    const { account, notices } = shown;
    const own = notices.filter(({ subject, of }) => isOwn(account.id, subject, of));
    if (own.length > 0)
      markRead(
        account.id,
        own.map(({ id }) => id),
      );
  }, [shown, markRead, isOwn]);
}

const weightOfToast = ({ told }: Toast): number => Math.max(0, ...told.map(weightOf));

interface ToastCardProps extends Marked {
  readonly toast: Toast;
  readonly onDismiss: () => void;
  readonly onHold: (isHeld: boolean) => void;
}

function ToastCard({ toast, Mark, onDismiss, onHold }: ToastCardProps) {
  const t = useText('notices');
  const { said } = useToastTexts();
  const { account, notices, kind } = toast;
  const [first] = notices;
  const result = resultOf(toast);
  const size = sizeOf(toast);
  const isOne = notices.length === 1 && first !== undefined;
  return (
    <NoticeCard
      icon={signs[signOf(kind)]}
      tone={isGrave(kind) ? 'grave' : 'plain'}
      link={
        isOne
          ? { to: noticePath(account.id, first), text: t('details') }
          : { to: routes.mailMessage.mailMessage, text: t('all') }
      }
      mark={<Mark account={account} />}
      canWait={canWait(kind)}
      dismissLabel={t('dismiss', { notice: said(toast) })}
      onDismiss={onDismiss}
      onHold={onHold}
    >
      {said(toast)} {result === undefined ? undefined : <ResultMoney value={result.value} currency={result.currency} />}
      {size === undefined ? undefined : (
        <>
          · <MoneyText value={size.value} currency={size.currency} />{' '}
        </>
      )}
      <FeeOfNotice fee={feeOf(toast)} isInLine />
      <LateMoment toast={toast} />
    </NoticeCard>
  );
}

const dayOnly = { year: true, month: true, day: true } as const;

/** When it happened, with its day unless that is today; nothing for what is told at once. */
function LateMoment({ toast }: { readonly toast: Toast }) {
  const format = useFormat();
  const { best } = useReadTimes();
  const [now] = useState(best);
  const at = lateAt(toast, now);
  if (at === undefined) return undefined;
  const isToday = format.moment(at, dayOnly) === format.moment(now, dayOnly);
  return <> · {format.moment(at, isToday ? { time: true } : { month: true, day: true, time: true })}</>;
}

interface ToastTexts {
  said(toast: Toast): string;
  /**
   * For the system's own messages: no sums, and the kind of money first, because their end may be cut off. They stand beside no
   * page, so that of real money is named, too, to a person who has notices of practice.
   */
  title(toast: Toast, hasPractice: boolean): string;
}

function useToastTexts(): ToastTexts {
  const t = useText('notices');
  const common = useText('common');
  const format = useFormat();
  const isDemo = useIsDemo();
  const texts = useNoticeTexts(useKnownSteps());
  const said = (toast: Toast): string => {
    const { told } = toast;
    const times = told.length > 1 ? `${format.count(told.length)} × ` : '';
    const one = texts.saidAt(toast.kind, namesIn(toast), priceOf(toast));
    const news = `${times}${texts.withAway(one, awayOf(toast))}`;
    const others = toast.notices.length - told.length;
    return others === 0 ? news : t('several', { news, others: format.count(others) });
  };
  return {
    said,
    title: (toast, hasPractice) => {
      if (toast.account.isSimulated) return `${common('mode.practice')} · ${said(toast)}`;
      return hasPractice ? `${isDemo ? common('mode.demo') : t('scope.live')} · ${said(toast)}` : said(toast);
    },
  };
}
