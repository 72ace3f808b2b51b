import { useFormat } from '../../../../core/i18n/use-format.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';
import type { ContractTicket } from './use-contract-ticket.ts';

/** A price that is picked on the chart becomes the limit of a direction, or a level. */
export function useContractOffer({ form, flow }: Pick<ContractTicket, 'form' | 'flow'>): PriceOffer {
  const { languageTag } = useFormat();
  return {
    choices: ['long', 'short', 'takeProfit', 'stopLoss'],
    take: (choice, price) => {
      // The outcome of an earlier order does not cover a new one.
      flow.cancel();
      if (choice === 'takeProfit' || choice === 'stopLoss') {
        form.act({ type: 'stops', texts: { ...form.draft.stopTexts, [choice]: formatForInput(price, languageTag) } });
      } else if (choice === 'long' || choice === 'short') {
        form.act({ type: 'direction', direction: choice });
        form.act({ type: 'price-picked', price });
      }
    },
  };
}
