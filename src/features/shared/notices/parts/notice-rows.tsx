import { Link } from 'react-router-dom';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { FeeOfNotice } from './fee-of-notice.tsx';
import { isGrave } from '../model/gravity.ts';
import { noticePath } from '../model/notice-path.ts';
import styles from './notice-rows.module.css';
import { signOf, signs } from './notice-signs.ts';
import { useNoticeTexts, type NoticeTexts, type StepOf } from './use-notice-texts.ts';

export interface NoticeOfAccount {
  readonly account: AccountId;
  readonly notice: Notice;
}

export interface NoticeRowsProps {
  readonly rows: readonly NoticeOfAccount[];
  /** Unread when the list was opened. */
  readonly isNew: (row: NoticeOfAccount) => boolean;
  readonly stepOf: StepOf;
  /** The word for money that is no practice, where both kinds stand in one list. */
  readonly liveWord?: string | undefined;
}

/** What happened, newest first; each row leads to its receipt. */
export function NoticeRows({ rows, isNew, ...words }: NoticeRowsProps) {
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <li key={`${row.account} ${row.notice.id}`}>
          <Row {...row} {...words} isNew={isNew(row)} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends NoticeOfAccount, Pick<NoticeRowsProps, 'stepOf' | 'liveWord'> {
  readonly isNew: boolean;
}

function Row({ account, notice, isNew, stepOf, liveWord }: RowProps) {
  const t = useText('notices');
  const texts = useNoticeTexts(stepOf);
  const { kind, name, result, away } = notice;
  const Sign = signs[signOf(kind)];
  return (
    <Link
      to={noticePath(account, notice)}
      className={styles['row']}
      data-unread={isNew || undefined}
      data-tone={isGrave(kind) ? 'grave' : undefined}
    >
      <span className={styles['sign']} aria-hidden="true">
        <Sign size={18} stroke={1.75} />
      </span>
      <span className={styles['title']}>
        {texts.withAway(texts.said(kind, name === '' ? [] : [name]), away)}
        {isNew ? <span className={styles['new']}>{t('isNew')}</span> : undefined}
      </span>
      {/* It names the money first: a screen reader must not say a sum before that. */}
      <About account={account} notice={notice} priced={texts.priced} liveWord={liveWord} />
      <span className={styles['result']}>
        {result === undefined ? undefined : (
          <MoneyMarkContext value={account === 'moni' ? 'simulated' : 'real'}>
            <ResultMoney value={result.value} currency={result.currency} />
          </MoneyMarkContext>
        )}
      </span>
    </Link>
  );
}

interface AboutProps extends NoticeOfAccount, Pick<NoticeTexts, 'priced'>, Pick<NoticeRowsProps, 'liveWord'> {}

/** Of which money, how much, at which price, and when. */
function About({ account, notice, priced, liveWord }: AboutProps) {
  const common = useText('common');
  const format = useFormat();
  const { name, size, price, fee, moment, at } = notice;
  return (
    <span className={styles['about']}>
      {account === 'moni' ? (
        <span className={styles['practice']}>{common('mode.practice')}</span>
      ) : liveWord === undefined ? undefined : (
        <span>{liveWord}</span>
      )}
      {size === undefined ? undefined : (
        <span>
          <MoneyText value={size.value} currency={size.currency} />
          {price === undefined ? undefined : ` @ ${priced(price, name)}`}
        </span>
      )}
      <FeeOfNotice fee={fee} />
      <span className={styles['time']}>{moment === undefined ? format.dateTime(at) : format.serverTime(moment)}</span>
    </span>
  );
}
