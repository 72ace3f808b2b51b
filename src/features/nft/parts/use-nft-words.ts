import { stateOf, type Artwork, type SaleState } from '../../../core/domain/products/artwork.ts';
import { dayMs } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { timeLeft } from '../../shared/request-words/model/time-left.ts';

/** A sale that opens or ends at a moment that can be counted down to. */
export interface SaleClock {
  readonly state: 'open' | 'upcoming';
  readonly left: string;
}

export interface NftWords {
  /** Days and a clock; undefined when nothing is left. */
  left(ms: number): string | undefined;
  /** The state of a sale, with the time until it changes if known. */
  standing(artwork: Artwork, now: number): string;
  /** The time until a sale opens or ends; undefined where it cannot be counted. */
  clock(artwork: Artwork, now: number): SaleClock | undefined;
  /** The start of a sale in words: a moment where one is known, else the server's own time. */
  start(artwork: Pick<Artwork, 'startsAt' | 'startsAtMs'>): string;
}

/** A countdown beyond one year is of no use. */
const longestCount = 366 * dayMs;

const marks = { open: 'endsAtMs', upcoming: 'startsAtMs' } as const;

export function useNftWords(): NftWords {
  const t = useText('nft');
  const format = useFormat();
  const told = (text: string): string =>
    format.isPlaced(text) ? format.serverTime(text) : `${format.serverWall(text)} · ${t('resell.serverTime')}`;
  const left = (ms: number): string | undefined => {
    const rest = timeLeft(ms);
    if (rest === undefined) return undefined;
    return [...(rest.days > 0 ? [format.relativeAge(rest.days * dayMs)] : []), rest.clock].join(' ');
  };
  const counted = (artwork: Artwork, state: SaleState, now: number): string | undefined => {
    const until = state === 'over' ? undefined : artwork[marks[state]];
    const rest = until === undefined ? undefined : until - now;
    return rest === undefined || rest > longestCount ? undefined : left(rest);
  };
  return {
    left,
    clock: (artwork, now) => {
      const state = stateOf(artwork, now);
      const time = counted(artwork, state, now);
      return state === 'over' || time === undefined ? undefined : { state, left: time };
    },
    start: ({ startsAt, startsAtMs }) =>
      startsAtMs === undefined ? told(startsAt ?? '') : format.dateTime(startsAtMs),
    standing: (artwork, now) => {
      const state = stateOf(artwork, now);
      const time = counted(artwork, state, now);
      if (state === 'over' && artwork.isWon) return t('state.won');
      return time === undefined || state === 'over' ? t(`state.${state}`) : t(`until.${state}`, { time });
    },
  };
}
