import { IconHeadset } from '../../../core/ui/icons/headset.gen.tsx';
import { IconMail } from '../../../core/ui/icons/mail.gen.tsx';
import { IconSpeakerphone } from '../../../core/ui/icons/speakerphone.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { demandsMoneyForRelease } from '../../../core/rules/text/release-demand.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useArticles } from '../../shared/articles/data/articles.ts';
import { useOpenedAnnouncements } from '../../shared/messages/data/opened-ids.ts';
import { UnreadBadge } from '../../shared/messages/panels/unread-badge.tsx';
import { UnreadMark } from '../../shared/messages/panels/unread-mark.tsx';
import { useIsEntryOffered } from '../../shared/server/data/use-is-entry-offered.ts';
import { NewestMessages } from '../panels/newest-messages.tsx';
import styles from './message-centre-screen.module.css';

/** With everything that watches; that is here by then. */
const NoticeList = whenWanted({
  load: async () => (await import('../../shared/notices/panels/notice-list.tsx')).NoticeList,
  fallback: <SkeletonRows count={3} height={64} />,
});

/** What happened, and where messages, announcements and people are to be found. */
export default function MessageCentreScreen() {
  const t = useText('messages');
  const common = useText('common');
  const { isSignedIn } = useSession();
  const announcements = useArticles('announcements').data?.items ?? [];
  const { isOpened } = useOpenedAnnouncements();
  const hasInbox = useIsEntryOffered('messages');
  const [newest] = announcements;
  return (
    <Page title={common('bell')} back wide>
      <div className={styles['columns']}>
        <div>
          <NoticeList />
        </div>
        <div>
          <LinkRows title={t('received')}>
            {hasInbox ? (
              <LinkRow
                to={routes.mailMessage.mailMessageList}
                label={t('inbox')}
                icon={IconMail}
                detail={t(isSignedIn ? 'repeats' : 'visitor')}
                trailing={<UnreadBadge />}
              />
            ) : undefined}
            <LinkRow
              to={routes.mailMessage.ggList}
              label={t('announcements')}
              icon={IconSpeakerphone}
              detail={newest !== undefined && demandsMoneyForRelease(newest.title) ? t('caution.mark') : newest?.title}
              trailing={<UnreadMark count={announcements.filter(({ id }) => !isOpened(id)).length} />}
            />
          </LinkRows>
          {hasInbox ? <NewestMessages /> : undefined}
          <LinkRows title={t('ask')}>
            <LinkRow to={routes.kefu.index} label={t('support')} icon={IconHeadset} />
          </LinkRows>
        </div>
      </div>
    </Page>
  );
}
