import { useAccount } from '../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { divideTo } from '../../../core/money/quotient.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { MoneyText, PriceText } from '../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { useCurrencies, useHeldCoin } from '../data/coin-facts.ts';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { FiatText } from '../../shared/fiat/parts/fiat-text.tsx';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { instrumentPath } from '../../shared/instruments/model/instrument-path.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import type { CoinRow } from '../model/coin-rows.ts';
import { CoinFact } from '../parts/coin-fact.tsx';
import styles from './coin-sheet.module.css';

const operatorPlaces = 6;

export interface CoinSheetProps {
  /** Undefined while closed. */
  readonly row: CoinRow | undefined;
  readonly account: WalletAccount;
  readonly onClose: () => void;
}

/** One coin in one account, in full, with its pairs. */
export function CoinSheet({ row, account, onClose }: CoinSheetProps) {
  const t = useText('assets');
  const { id } = useAccount();
  const fiat = useFiat();
  const { data } = useInstruments();
  const stepOf = useKnownSteps();
  if (row === undefined) return undefined;
  const { balance, value } = row;
  const market = data?.find(
    ({ instrument }) => instrument.base.id === balance.currencyId && instrument.allows.spot,
  )?.instrument;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`${balance.currencyName} · ${t(`accounts.${account}`)}`}
      footer={
        market === undefined ? undefined : (
          <LinkButton to={instrumentPath(id, market)} isWide>
            {t('coins.trade', { symbol: market.symbol })}
          </LinkButton>
        )
      }
    >
      <dl>
        <CoinFact term={t('coins.available')}>
          <MoneyText value={balance.available} currency={balance.currencyName} />
        </CoinFact>
        <CoinFact term={t('coins.locked')}>
          <MoneyText value={balance.locked} currency={balance.currencyName} />
        </CoinFact>
        <CoinFact term={t('coins.price')}>
          <PriceText
            value={balance.usdtPrice}
            step={stepOf(`${balance.currencyName}/USDT`)}
            reason={t('unknownPrice')}
          />
        </CoinFact>
        <CoinFact term={t('coins.value')}>
          <FiatText
            value={shownBalance(fiat.valueOf(value, 'USDT'), fiat.code)}
            code={fiat.code}
            reason={t('unknownPrice')}
          />
        </CoinFact>
        <OperatorFacts id={balance.currencyId} name={balance.currencyName} />
      </dl>
      <p className={styles['note']}>{t('coins.lockedExplained')}</p>
      <LinkButton
        to={pathWith(routes.fund.assetsRecord, { currency: balance.currencyId })}
        variant="secondary"
        size="small"
      >
        {t('bills.ofCoin', { currency: balance.currencyName })}
      </LinkButton>
    </Sheet>
  );
}

/** Each line appears only if the operator gives the fact. */
function OperatorFacts({ id, name }: { readonly id: CurrencyId; readonly name: string }) {
  const t = useText('assets');
  const format = useFormat();
  const { accounts, fiatValue } = useHeldCoin(id);
  const chain = useCurrencies().find((currency) => currency.id === id)?.chain ?? '';
  const fiatRate = useWallets().data?.fiatRate;
  // Both are in the operator's own state money, which has no name on the wire.
  const operatorPrice =
    fiatValue === undefined || fiatRate === undefined ? undefined : divideTo(fiatValue, fiatRate, operatorPlaces);
  const list = new Intl.ListFormat(format.languageTag, { type: 'unit', style: 'short' });
  return (
    <>
      {operatorPrice === undefined ? undefined : (
        <CoinFact term={t('coins.operatorValue', { currency: name })}>
          {format.amount(operatorPrice, { currency: 'USDT' })}
        </CoinFact>
      )}
      {accounts === undefined ? undefined : (
        <CoinFact term={t('coins.heldIn')}>{list.format(accounts.map((one) => t(`accounts.${one}`)))}</CoinFact>
      )}
      {chain === '' ? undefined : <CoinFact term={t('coins.network')}>{chain.toUpperCase()}</CoinFact>}
    </>
  );
}
