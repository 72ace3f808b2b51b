import { useFormat } from '../../../../core/i18n/use-format.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';
import type { ContractTicket } from './use-contract-ticket.ts';

/**
 * A price that is picked on the chart becomes the limit of a direction, or a level: of an open position as long as no order is
 * typed, or else of that order.
 */
export function useContractOffer(
  { form, flow }: Pick<ContractTicket, 'form' | 'flow'>,
  levelsAt: PriceOffer['levelsAt'],
): PriceOffer {
  const { languageTag } = useFormat();
  return {
    choices: ['long', 'short', 'takeProfit', 'stopLoss'],
    levelsAt: form.draft.sizeText === '' ? levelsAt : undefined,
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
