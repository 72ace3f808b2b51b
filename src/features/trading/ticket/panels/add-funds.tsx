import { useAccount } from '../../../../core/account/use-account.ts';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { useWalletDetail } from '../../mode/data/wallet-detail.ts';
import { shortfallOf, type Shortfall } from '../model/shortfall.ts';
import { otherAccountOf, wayToFunds } from '../model/way-to-funds.ts';

export interface AddFundsProps extends Omit<Shortfall, 'sum'> {
  /** It lacks something. */
  readonly isShort: boolean;
  readonly needed: Amount | undefined;
  readonly available: Amount | undefined;
}

/** The way to what an order lacks. The ticket keeps what was typed. */
export function AddFunds({ isShort, needed, available, currency, account }: AddFundsProps) {
  const sum = shortfallOf(needed, available, currency.name);
  return !isShort || sum === undefined ? undefined : <Way shortfall={{ currency, account, sum }} />;
}

function Way({ shortfall }: { readonly shortfall: Shortfall }) {
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const { id } = useAccount();
  const { products } = useRuntimeConfig();
  const { currency, account, sum } = shortfall;
  const other = useWalletDetail({ currencyId: currency.id, account: otherAccountOf(account) });
  const { languageTag } = format;
  const way = wayToFunds(shortfall, { accountId: id, other: other?.available, languageTag });
  if (way === undefined || !isOffered(products, way.path)) return undefined;
  return (
    <LinkButton to={way.to} variant="secondary" size="small">
      {isMasked
        ? t('ticket.addFundsHidden')
        : t('ticket.addFunds', { sum: format.amount(sum, { currency: currency.name }) })}
    </LinkButton>
  );
}
