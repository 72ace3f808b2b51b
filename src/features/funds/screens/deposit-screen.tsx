import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isOffered } from '../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Balance } from '../../../core/domain/wallets/wallet.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { useReturnPathOr } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useCoinName } from '../../shared/instruments/data/coin-names.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { useDepositPlaces } from '../data/deposits.ts';
import { chosenPlace } from '../model/deposit-place.ts';
import { CoinPicker } from '../parts/coin-picker.tsx';
import { DepositAddressView } from '../parts/deposit-address.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { NetworkChoice } from '../parts/network-choice.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { ChannelDeposit, type ChannelDepositProps } from '../panels/channel-deposit.tsx';
import { DepositConditions } from '../panels/deposit-conditions.tsx';
import { DepositList } from '../panels/deposit-list.tsx';
import { DepositReportForm } from '../panels/deposit-report.tsx';

/** Currency, network, address; then the word that it was sent. */
export default function DepositScreen() {
  useTextsAhead(['funds', 'withdrawal', 'requests', 'rules', 'pictures', 'messages', 'loans']);
  const t = useText('funds');
  const { data, error, refetch } = useWallets();
  const coinName = useCoinName();
  const [question, setQuestion] = useSearchParams();
  const spot = data?.accounts.find(({ account }) => account === 'spot');
  const coins: readonly Balance[] = spot?.balances.filter(({ canDeposit }) => canDeposit) ?? [];
  const chosen = coins.find(({ currencyId }) => currencyId === question.get('currency'));
  const back = useReturnPathOr(routes.fund.assets);
  const choose = (currency: string): void =>
    setQuestion(
      (asked) => {
        asked.set('currency', currency);
        return asked;
      },
      { replace: true },
    );
  return (
    <Page title={t('deposit.title')} back={back} wide>
      <Split side={<Latest />}>
        {error === null || data !== undefined ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <SkeletonRows count={3} height={72} /> : undefined}
        {data === undefined ? undefined : (
          <div className={styles['form']}>
            <UnreadableRows of={spot?.balances} kind="balances" />
            {data.depositsOpen ? undefined : <Notice tone="caution" title={t('deposit.paused')} />}
            <CoinPicker
              label={t('coin.label')}
              coins={coins.map(({ currencyId, currencyName }) => ({
                id: currencyId,
                name: currencyName,
                description: coinName(currencyName),
              }))}
              selected={chosen?.currencyId}
              onSelect={choose}
            />
            {chosen === undefined ? <FromBank /> : undefined}
          </div>
        )}
        {chosen === undefined ? undefined : (
          <Ways key={chosen.currencyId} currency={{ id: chosen.currencyId, name: chosen.currencyName }} />
        )}
        {chosen === undefined ? undefined : <DepositConditions currencyId={chosen.currencyId} />}
      </Split>
    </Page>
  );
}

/** A deposit takes coins: who has none buys them, where that is offered. */
function FromBank() {
  const t = useText('funds');
  const { products, sure = products } = useRuntimeConfig();
  if (!isOffered(sure, routes.common.c2c)) return undefined;
  return (
    <p>
      {t('deposit.bankOnly')} <Link to={routes.common.c2c}>{t('deposit.buy')}</Link>
    </p>
  );
}

function Latest() {
  const t = useText('funds');
  return (
    <>
      <div className={styles['heading']}>
        <h2>{t('deposit.latest')}</h2>
        <Link to={routes.fund.receiveWithdrawRecord}>{t('transfer.all')}</Link>
      </div>
      <DepositList most={3} />
    </>
  );
}

/** Addresses, or payment channels where the server takes deposits through these alone. */
function Ways({ currency }: ChannelDepositProps) {
  const { depositBy } = useServerDialect();
  return depositBy === 'channel' ? <ChannelDeposit currency={currency} /> : <Places currency={currency} />;
}

function Places({ currency }: { readonly currency: { readonly id: string; readonly name: string } }) {
  const t = useText('funds');
  const { data: places, error, refetch } = useDepositPlaces(currency.id);
  const [network, setNetwork] = useState<string>();
  // An address that was read on this visit stays while a later read fails, and so does what was typed below it.
  const failure = error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />;
  if (places === undefined) return failure ?? <SkeletonRows count={3} height={72} />;
  if (places.addresses.length === 0) return <EmptyState title={t('deposit.noAddress')} />;
  const place = chosenPlace(places, network);
  return (
    <>
      {failure}
      <div className={styles['form']}>
        {places.addresses.length > 1 ? (
          <NetworkChoice
            networks={places.addresses.flatMap((one) => one.network ?? [])}
            caution={t('deposit.chooseNetwork')}
            selected={network}
            onSelect={setNetwork}
          />
        ) : undefined}
        {place === undefined ? undefined : (
          <DepositAddressView currency={currency.name} place={place} places={places} />
        )}
      </div>
      {place === undefined ? undefined : (
        <DepositReportForm currency={currency} place={place} minimum={places.minimum} />
      )}
    </>
  );
}
