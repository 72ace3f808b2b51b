import { useLocation } from 'react-router-dom';
import { useAccount } from '../../../../core/account/use-account.ts';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { isZero } from '../../../../core/money/fixed-point.ts';
import { formatPercent } from '../../../../core/money/format.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useConvertibleCurrencies } from '../../../shared/wallets/data/convertible-currencies.ts';
import { useWallets } from '../../../shared/wallets/data/wallets.ts';
import type { NextStepsProps } from '../../../shared/wallets/panels/next-steps.tsx';
import { shortfallOf, sparePercent, withSpare, type Shortfall } from '../model/shortfall.ts';
import { sumToAdd, wayToFunds } from '../model/way-to-funds.ts';
import styles from '../parts/ticket.module.css';

const NextSteps = whenWanted<NextStepsProps>({
  load: async () => (await import('../../../shared/wallets/panels/next-steps.tsx')).NextSteps,
});

export interface AddFundsProps extends Omit<Shortfall, 'sum'> {
  /** It lacks something. */
  readonly isShort: boolean;
  readonly needed: Amount | undefined;
  readonly available: Amount | undefined;
  /** A market order: what it needs moves with the price. */
  readonly followsPrice?: boolean;
}

/** The way to what an order lacks. The ticket keeps what was typed. */
export function AddFunds({ isShort, needed, available, currency, account, followsPrice = false }: AddFundsProps) {
  useTextsAhead(['convert']);
  const sum = shortfallOf(needed, available, currency.name);
  if (!isShort || needed === undefined || sum === undefined) return undefined;
  return (
    <Way
      shortfall={{ currency, account, sum }}
      sumWithSpare={followsPrice ? shortfallOf(withSpare(needed), available, currency.name) : undefined}
      isEmpty={available !== undefined && isZero(available)}
    />
  );
}

interface WayProps {
  readonly shortfall: Shortfall;
  readonly sumWithSpare: Amount | undefined;
  readonly isEmpty: boolean;
}

function Way({ shortfall, sumWithSpare, isEmpty }: WayProps) {
  const t = useText('convert');
  const { amount, languageTag } = useFormat();
  const isMasked = useIsMasked();
  const { id, isSimulated } = useAccount();
  const { currency, account } = shortfall;
  const { data: wallets } = useWallets();
  const sum = wallets === undefined ? shortfall.sum : sumToAdd(shortfall, sumWithSpare, wallets);
  const way = useWay({ ...shortfall, sum });
  // The spot ticket says the same of its own empty account, before anything is typed.
  if (way === undefined) return id === 'moni' && isEmpty && account !== 'spot' ? <NextSteps /> : undefined;
  if (way === 'none') return <NoWay currency={currency.name} />;
  const words = isMasked
    ? t(isSimulated ? 'addFundsPracticeHidden' : 'addFundsHidden')
    : t(isSimulated ? 'addFundsPractice' : 'addFunds', {
        sum: amount(sum, { currency: currency.name }),
      });
  return (
    <>
      <LinkButton to={way.to} variant="secondary" size="small">
        {words}
      </LinkButton>
      {sum === sumWithSpare ? (
        <p className={styles['note']}>
          {t('addFundsSpare', { share: formatPercent(sparePercent, { languageTag, minPlaces: 0 }) })}
        </p>
      ) : undefined}
    </>
  );
}

function useWay(shortfall: Shortfall): ReturnType<typeof wayToFunds> {
  const { id: accountId } = useAccount();
  const { products } = useRuntimeConfig();
  const { languageTag } = useFormat();
  const { pathname, search } = useLocation();
  const isReal = accountId === 'live';
  const { data: wallets } = useWallets();
  const { data: convertible } = useConvertibleCurrencies(isReal);
  if (wallets === undefined) return undefined;
  return wayToFunds(shortfall, {
    accountId,
    wallets,
    // A list with a row that could not be read may hold the currency.
    convertible: convertible?.unreadable === undefined ? convertible?.map(({ id }) => id) : undefined,
    isOffered: (path) => isOffered(products, path),
    languageTag,
    here: `${pathname}${search}`,
  });
}

/** No page is offered that would have nothing to do with the currency. */
function NoWay({ currency }: { readonly currency: string }) {
  const t = useText('convert');
  return <p className={styles['note']}>{t('noWay', { currency })}</p>;
}
