import { useEffect, useEffectEvent, useState } from 'react';
import { spokenCard, type ResultCard } from '../../model/result-card.ts';
import { drawCard, type CardMarks } from './draw-card.ts';

export interface DrawnCard {
  /** What the picture says; it names the card that was drawn. */
  readonly spoken: string;
  /** Undefined where this device cannot draw. */
  readonly picture: Blob | undefined;
}

/** The picture of a card as it was last drawn, and whether it is up to date. */
export function useDrawnCard(
  card: ResultCard,
  marks: CardMarks,
): { readonly drawn?: DrawnCard; readonly isCurrent: boolean } {
  const spoken = spokenCard(card);
  const [drawn, setDrawn] = useState<DrawnCard>();
  const { picture: mark } = marks;
  const draw = useEffectEvent(async (words: string, address: string | undefined) =>
    drawCard(card, words, { ...marks, picture: address }),
  );
  useEffect(() => {
    let isWanted = true;
    void draw(spoken, mark).then((picture) => {
      if (isWanted) setDrawn({ spoken, picture });
    });
    return () => {
      isWanted = false;
    };
  }, [spoken, mark]);
  return { ...(drawn === undefined ? {} : { drawn }), isCurrent: drawn?.spoken === spoken };
}
