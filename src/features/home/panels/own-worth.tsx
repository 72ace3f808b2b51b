import { Link } from 'react-router-dom';
import { useAccount } from '../../../core/account/use-account.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { PollingPace } from '../../../core/time/polling-pace.ts';
import { ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { cardWords } from '../../shared/server/model/area-names.ts';
import { assetsPaths } from '../../shared/wallets/model/assets-path.ts';
import { lackingIn } from '../../shared/wallets/model/wallet-values.ts';
import { useNetWorth } from '../../shared/worth/operations/use-net-worth.ts';
import { WorthMonth } from '../../shared/worth/panels/worth-month.tsx';
import { DayResultLine } from '../../shared/worth/parts/day-result.tsx';
import { WorthFigure } from '../../shared/worth/parts/worth-figure.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OpenPositionsLine } from './open-positions-line.tsx';
import styles from './balance-summary.module.css';

/** Nothing of the worth is acted upon, so its lists are read more rarely than on their own pages. */
const pace = 4;

/** The net worth, its day and its month. */
export function OwnWorth() {
  useTextsAhead(['home', 'shared', 'worth', 'finance', 'dual', 'nftNews', ...cardWords]);
  return (
    <>
      <PollingPace value={pace}>
        <Worth />
      </PollingPace>
      <OpenPositionsLine />
    </>
  );
}

function Worth() {
  const words = useText('worth');
  const { id } = useAccount();
  const fiat = useFiat();
  const view = useNetWorth();
  const { worth, wallets, walletsError, today, retry } = view;
  const failure = wallets === undefined ? walletsError : null;
  return (
    <>
      <WorthFigure worth={worth} fiat={fiat} size="var(--size-28)" onRetry={failure === null ? retry : undefined} />
      <DayResultLine today={today} fiat={fiat} />
      {failure === null ? undefined : <ErrorState error={failure} onRetry={retry} />}
      <UnreadableRows of={wallets && lackingIn(wallets)} kind="sum" />
      <WorthMonth view={view} />
      <Link to={assetsPaths[id]} className={styles['details']}>
        {worth.total === undefined ? undefined : (
          <MoneyText value={shownBalance(worth.total, 'USDT')} currency="USDT" places={2} reason={words('unknown')} />
        )}
        <span>{words('details')}</span>
      </Link>
      <FirstSteps wallets={wallets} />
    </>
  );
}
