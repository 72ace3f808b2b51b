import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountIds, type AccountId } from '../../../../core/account/account-scope.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { keptDays } from '../../../../core/domain/notices/notice-book.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { Segmented } from '../../../../core/ui/fields/segmented.tsx';
import { useKnownSteps } from '../../instruments/data/known-steps.ts';
import { useIsDemo } from '../../session/data/is-demo.ts';
import { useMarkRead } from '../data/mark-read.ts';
import { useNoticeBook } from '../data/use-notice-watch.ts';
import { NoticeRows, type NoticeOfAccount } from '../parts/notice-rows.tsx';
import styles from './notice-list.module.css';

const shownFirst = 8;

/** What happened to orders and requests of the person, kept on this device; nothing for visitors. */
export function NoticeList() {
  const { userId } = useSession();
  return userId === undefined ? undefined : <Kept key={userId} owner={userId} />;
}

function Kept({ owner }: { readonly owner: string }) {
  const t = useText('notices');
  const common = useText('common');
  const format = useFormat();
  const isDemo = useIsDemo();
  const books = { live: useNoticeBook('live', owner), moni: useNoticeBook('moni', owner) };
  const rows = accountIds
    .flatMap((account) => books[account].notices.map((notice): NoticeOfAccount => ({ account, notice })))
    .toSorted((one, other) => other.notice.at - one.notice.at);
  const isNew = useSeen(rows, owner);
  const [scope, setScope] = useState<AccountId | 'all'>('all');
  const [isWhole, setIsWhole] = useState(false);
  const hasBoth = accountIds.every((account) => books[account].notices.length > 0);
  const liveWord = isDemo ? common('mode.demo') : t('scope.live');
  const found = hasBoth && scope !== 'all' ? rows.filter(({ account }) => account === scope) : rows;
  return (
    <section aria-label={t('title')} data-empty={rows.length === 0}>
      <h2 className={styles['title']}>{t('title')}</h2>
      {hasBoth ? (
        <div className={styles['scope']}>
          <Segmented
            label={t('scope.label')}
            options={[
              { id: 'all', label: t('scope.all') },
              { id: 'live', label: liveWord },
              { id: 'moni', label: common('mode.practice') },
            ]}
            value={scope}
            onChange={setScope}
          />
        </div>
      ) : undefined}
      {rows.length === 0 ? <NothingHere /> : undefined}
      <NoticeRows
        rows={isWhole ? found : found.slice(0, shownFirst)}
        isNew={isNew}
        stepOf={useKnownSteps()}
        liveWord={hasBoth && scope === 'all' ? liveWord : undefined}
      />
      {isWhole || found.length <= shownFirst ? undefined : (
        <div className={styles['more']}>
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            {t('all')}
          </Button>
        </div>
      )}
      <p className={styles['note']}>{t('keptFor', { days: format.count(keptDays) })}</p>
    </section>
  );
}

/** Notices are kept on each device alone. What happened before, or on another one, stands in the records. */
function NothingHere() {
  const t = useText('notices');
  return (
    <p className={styles['note']}>
      {t('none')} <Link to={routes.setting.bill}>{t('records')}</Link>
    </p>
  );
}

const nameOf = ({ account, notice }: NoticeOfAccount): string => `${account} ${notice.id}`;

/** Everything that is listed counts as read from now on; what was unread stays marked while the list is open. */
function useSeen(rows: readonly NoticeOfAccount[], owner: string): (row: NoticeOfAccount) => boolean {
  const markRead = useMarkRead(owner);
  const unread = rows.filter(({ notice }) => !notice.isRead);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(() => new Set());
  const added = unread.map(nameOf).filter((name) => !fresh.has(name));
  if (added.length > 0) setFresh(new Set([...fresh, ...added]));
  useEffect(() => {
    for (const account of accountIds) {
      const ids = unread.filter((row) => row.account === account).map(({ notice }) => notice.id);
      if (ids.length > 0) markRead(account, ids);
    }
  });
  return (row) => fresh.has(nameOf(row));
}
