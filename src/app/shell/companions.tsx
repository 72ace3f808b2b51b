import { Suspense, useEffect } from 'react';
import type { AccountId } from '../../core/account/account-scope.ts';
import type { Accounts } from '../../core/account/use-account.ts';
import { useTextsAhead } from '../../core/i18n/use-text.ts';
import { useSession } from '../../core/session/use-session.ts';
import { laterPart } from '../../core/ui/later-part.ts';
import { wearType } from '../../core/ui/type/wear-type.ts';
import { watchKeyboard } from '../../core/ui/keyboard/watch-keyboard.ts';
import { HelpCompanion } from '../../features/content/companion.tsx';
import { SettingsCompanion } from '../../features/settings/companion.tsx';
import { AlertNotices } from '../../features/shared/alerts/panels/alert-notices.tsx';
import { Glossary } from '../../features/shared/glossary/panels/glossary.tsx';
import { MessagePopUp } from '../../features/shared/messages/panels/message-pop-up.tsx';
import { NoticeBadge } from '../../features/shared/notices/panels/notice-badge.tsx';
import { NoticeRegion } from '../../features/shared/notices/panels/notice-region.tsx';
import { NoticeTeller } from '../../features/shared/notices/panels/notice-teller.tsx';
import { RequestWatch } from '../../features/shared/notices/panels/request-watch.tsx';
import { useOfferFoundOut } from '../../features/shared/server/data/find-out-offer.ts';
import { useFoundMomentsKept } from '../../features/shared/server/data/keep-found-moments.ts';
import { TradingWatch } from '../../features/trading/companion.tsx';
import { NotKeptNotice } from './not-kept-notice.tsx';
import { MarkOfAccount } from './practice/mark-of-account.tsx';
import { ModeWords } from './practice/mode-words.tsx';
import { SwitchWatch } from './switches/switch-watch.tsx';
import { useActivityRecorder } from './use-activity-recorder.ts';

const LastReadCompanion = laterPart(
  async () => (await import('../last-read/last-read-companion.tsx')).LastReadCompanion,
);
const LateCompanions = laterPart(async () => (await import('./late-companions.tsx')).LateCompanions);

export interface CompanionsProps {
  readonly accounts: Accounts;
  /** Whose money the page shows. */
  readonly account: AccountId | 'root';
}

/** Background parts of all pages, not needed for the first view. */
export function Companions({ accounts, account }: CompanionsProps) {
  useTextsAhead(['alerts', 'messages', 'notices']);
  const { language } = useSession();
  useEffect(() => watchKeyboard(document.documentElement), []);
  useEffect(() => void wearType(__SERVER__ === 'in-browser' ? undefined : language), [language]);
  useOfferFoundOut();
  useFoundMomentsKept();
  useActivityRecorder(account === 'moni' ? 'moni' : 'live');
  return (
    <>
      <NotKeptNotice />
      <Suspense>
        <LateCompanions />
      </Suspense>
      {__SERVER__ === 'network' ? (
        <>
          <SwitchWatch />
          <Suspense>
            <LastReadCompanion />
          </Suspense>
        </>
      ) : undefined}
      <Glossary />
      <SettingsCompanion />
      <HelpCompanion />
      <MessagePopUp />
      <NoticeBadge account={account} />
      <NoticeRegion>
        <NoticeTeller accounts={accounts} Mark={MarkOfAccount} />
        <AlertNotices mark={<ModeWords />} />
        <TradingWatch accounts={accounts} />
        <RequestWatch account={accounts.live} />
      </NoticeRegion>
    </>
  );
}
