import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { KeptRequests, type Note } from '../../../../core/sending/kept-requests.ts';
import { contractWay } from '../../contracts/model/contract-way.ts';
import { optionWay } from '../../options/model/option-way.ts';
import { spotWay } from '../../spot/model/spot-way.ts';
import { isOnScreen, type ShownTicket } from './shown-ticket.ts';

/** An order without a known outcome, or without the levels it was to have, whose ticket is not on screen. */
export type LeftOrder = { readonly symbol: string } & (
  | { readonly product: 'spot' | 'contracts'; readonly baseId: string; readonly quoteId: string }
  | { readonly product: 'options'; readonly matchId: Instrument['id'] }
);

interface Pair {
  readonly baseId: string;
  readonly quoteId: string;
}

const isOpen = ({ phase }: { readonly phase: string }): boolean => phase !== 'accepted';

/** One for each ticket, of what this device keeps; `noteFor` gives the note of an account by its name. */
export function leftOrders(
  noteFor: (name: string) => Note,
  symbols: readonly string[],
  shown: ShownTicket | undefined,
): readonly LeftOrder[] {
  return symbols.flatMap((symbol): readonly LeftOrder[] => {
    const spot = new KeptRequests(noteFor(`spot.${symbol}`), spotWay).all().filter(isOpen);
    const contracts = new KeptRequests(noteFor(`contract.${symbol}`), contractWay).all().filter(isOpen);
    const levels = new KeptRequests(noteFor(`contract-stops.${symbol}`), contractWay).all();
    const options = new KeptRequests(noteFor(`seconds.${symbol}`), optionWay).all().filter(isOpen);
    const ofPair = (product: 'spot' | 'contracts', { baseId, quoteId }: Pair): LeftOrder => ({
      product,
      symbol,
      baseId,
      quoteId,
    });
    const found: readonly LeftOrder[] = [
      ...spot.slice(0, 1).map(({ wish: { order } }) => ofPair('spot', order)),
      ...[...contracts, ...levels].slice(0, 1).map(({ wish: { order } }) => ofPair('contracts', order)),
      ...options.slice(0, 1).map(({ wish: { order } }) => ({
        product: 'options' as const,
        symbol,
        matchId: order.matchId,
      })),
    ];
    return found.filter((one) => !isOnScreen(one, shown));
  });
}

export const keyOfLeft = ({ product, symbol }: LeftOrder): string => `${product}.${symbol}`;

/** Those of before go on until their own page is shown. */
export function withFound(
  before: readonly LeftOrder[],
  found: readonly LeftOrder[],
  shown: ShownTicket | undefined,
): readonly LeftOrder[] {
  const kept = before.filter((one) => !isOnScreen(one, shown));
  const added = found.filter((one) => !kept.some((other) => keyOfLeft(other) === keyOfLeft(one)));
  return added.length === 0 && kept.length === before.length ? before : [...kept, ...added];
}
