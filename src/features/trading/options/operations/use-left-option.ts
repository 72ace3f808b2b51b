import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import { withOpened } from '../../../shared/limits/model/own-limits.ts';
import { useOwnLimits } from '../../../shared/limits/operations/use-own-limits.ts';
import { useKeptTicket } from '../../ticket/data/kept-ticket.ts';
import { useLeftRequest } from '../../ticket/operations/use-left-request.ts';
import { emptyOption, readOptionDraft, writeOptionDraft } from '../model/option-ticket.ts';
import type { OptionWay, SentOption } from '../model/option-way.ts';
import { optionBook, useOptionWay } from './use-option-way.ts';

export interface LeftOptionPair {
  readonly symbol: string;
  readonly matchId: Instrument['id'];
}

/**
 * An option whose page was left before its answer. Once it is opened, it counts for the person's own limits, and the
 * ticket no longer holds its stake: it would be bought twice.
 */
export function useLeftOption({ symbol, matchId }: LeftOptionPair): void {
  const t = useText('options');
  const { change } = useOwnLimits();
  const { text, keep } = useKeptTicket(`seconds.${symbol}`, false);
  const request = useMoneyRequest(optionBook, useOptionWay({ symbol, matchId }), symbol);
  useLeftRequest<OptionWay>({
    request,
    titleOf: ({ order }: SentOption) => `${symbol} · ${t(`direction.${order.direction}`)}`,
    onPlaced: () => {
      keep(writeOptionDraft({ ...(readOptionDraft(text) ?? emptyOption), stakeText: '' }), false);
      change((kept, _now, moment) => withOpened(kept, moment));
      // Its page, shown next, would count it once more.
      request.close();
    },
  });
}
