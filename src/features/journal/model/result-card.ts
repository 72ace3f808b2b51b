/** Where a result points: its colour is one of prices, and says nothing more. */
export type CardDirection = 'up' | 'down' | 'flat';

/** A label and what stands beside it. */
export interface CardFact {
  readonly label: string;
  readonly value: string;
}

/** Wins, losses, or what was neither: all of one kind, so that none of them is larger. */
export interface CardShare extends CardFact {
  readonly direction: CardDirection;
  /** Of all results, in percent with two places; for the bar alone. */
  readonly percent: number;
  readonly details: readonly string[];
}

/** Money that is not real: its names, what that means, and the colour that marks it everywhere. */
export interface CardMode {
  readonly names: readonly string[];
  readonly notReal: string;
  readonly tone: 'demo' | 'simulated';
}

/** Everything that a picture of results says, in the person's words. */
export interface ResultCard {
  /** Undefined for real money alone. No choice of the person leaves it out. */
  readonly mode: CardMode | undefined;
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  readonly result: CardFact & { readonly direction: CardDirection; readonly below: string | undefined };
  readonly shares: readonly CardShare[];
  readonly facts: readonly CardFact[];
  readonly notes: readonly string[];
  readonly asOf: string;
}

const between = ' · ';

/** On the band, and behind the figures. */
export const modeLine = ({ names, notReal }: CardMode): string => [...names, notReal].join(between);

/** The caption of the result: cut out of the picture, it still says whose money it was. */
export const resultCaption = ({ result, mode }: ResultCard): string =>
  [result.label, ...(mode?.names ?? [])].join(between);

const ended = (text: string): string => (/[.!?。！？]$/u.test(text) ? text : `${text}.`);
const told = ({ label, value }: CardFact): string => `${label}: ${value}`;

/** The picture in words, for those who do not see it: all of it, in its order. */
export function spokenCard(card: ResultCard): string {
  const { mode, brand, title, subtitle, result, shares, facts, notes, asOf } = card;
  return [
    ...(mode === undefined ? [] : [modeLine(mode)]),
    brand,
    title,
    subtitle,
    `${resultCaption(card)}: ${result.value}`,
    ...(result.below === undefined ? [] : [result.below]),
    ...shares.map((share) => [told(share), ...share.details].join(', ')),
    ...facts.map(told),
    ...notes,
    asOf,
  ]
    .map(ended)
    .join(' ');
}
