import { amount } from '../../../core/money/amount.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { isDue } from '../../shared/nft/model/pay-nearness.ts';
import type { HeldProduct } from '../model/holding.ts';

/** Deposits of auctions that were won and are to be paid. What an artwork is worth nobody knows before it is sold. */
export function useHeldDeposits(isOn: boolean): HeldProduct {
  const t = useText('nftNews');
  const format = useFormat();
  const { data, error, refetch } = useWonAuctions(isOn).query;
  return {
    id: 'nft',
    rows: data?.filter(isDue).map(({ id, name, deposit = amount('0'), payBeforeMs }) => ({
      id,
      title: name,
      detail: t('payBefore', { time: format.dateTime(payBeforeMs) }),
      value: deposit,
      currency: 'USDT',
      path: pathWith(routes.nft.purchaseOne, { id }),
    })),
    error,
    retry: () => void refetch(),
  };
}
