import { useLocation } from 'react-router-dom';
import { betResult } from '../../../core/domain/products/quiz.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { sum } from '../../../core/money/fixed-point.ts';
import { shownResult } from '../../../core/money/shown-result.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { useBets } from '../data/quiz.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';
import { BetRow } from '../parts/bet-row.tsx';
import { BetTable } from '../parts/bet-table.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import styles from '../parts/quiz.module.css';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton, type FileSheetProps } from '../../shared/export/panels/export-button.tsx';

const BetsFile = whenWanted<FileSheetProps>({
  load: async () => (await import('./bets-file.tsx')).BetsFile,
  isWanted: ({ isOpen }) => isOpen,
});

/** The person's bets with their results; for visitors, how to see them. */
export function BetList() {
  const t = useText('quiz');
  const stepOf = useKnownSteps();
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const list = useBets(isSignedIn);
  const now = useServerNow();
  if (!isSignedIn)
    return (
      <EmptyState
        title={t('visitor')}
        action={
          <LinkButton to={loginPath(pathname + search)} state={detour}>
            {t('login')}
          </LinkButton>
        }
      />
    );
  const results = list.rows?.map(betResult).filter((result) => result !== undefined) ?? [];
  const currency = list.rows?.[0]?.currencyName ?? '';
  return (
    <>
      <div className={requests['heading']}>
        <h2>{t('views.mine')}</h2>
        <ExportButton>{(sheet) => <BetsFile {...sheet} />}</ExportButton>
      </div>
      {results.length === 0 ? undefined : (
        <p className={styles['sum']}>
          <span>{t('sum')}</span>
          <MoneyText {...shownResult(sum<Amount>(results), currency)} currency={currency} />
        </p>
      )}
      <PagedList
        label={t('views.mine')}
        empty={t('noBets')}
        cardHeight={300}
        list={list}
        renderRow={(bet) => <BetRow key={bet.id} bet={bet} now={now} priceStep={stepOf(bet.symbol)} />}
        renderTable={(bets) => <BetTable bets={bets} now={now} stepOf={stepOf} />}
      />
    </>
  );
}
