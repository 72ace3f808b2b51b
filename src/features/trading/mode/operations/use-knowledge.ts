import { useState } from 'react';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { HeldProduct } from '../../../shared/limits/model/own-limits.ts';
import { useKnownProducts } from '../data/known-products.ts';
import { readKnown, writeKnown } from '../model/knowledge.ts';
import { modesFor, tradePath, type TradeMode } from '../model/trade-mode.ts';
import type { KnowledgeSheetProps } from '../parts/knowledge-sheet.tsx';

/** Few meet it: its code and its words come when they are wanted. */
export const KnowledgeSheet = whenWanted<KnowledgeSheetProps>({
  load: async () => (await import('../parts/knowledge-sheet.tsx')).KnowledgeSheet,
  isWanted: ({ product }) => product !== undefined,
});

export interface Knowledge {
  /** Asks the questions before a first order; true while they block it. Closing never asks. */
  asksFirst(): boolean;
  readonly sheet: KnowledgeSheetProps;
}

interface KnowledgeNeeds {
  readonly mode: TradeMode;
  readonly product: HeldProduct;
  readonly instrument: Instrument;
  /** This account has had such orders before. */
  readonly hasTraded: boolean;
}

/** Where the operator asks for it: questions before the first contract or option in money that is not practice. */
export function useKnowledge({ mode, product, instrument, hasTraded }: KnowledgeNeeds): Knowledge {
  const { safeguards, products, sure = products } = useRuntimeConfig();
  const [kept, note] = useKnownProducts();
  const [isAsking, setIsAsking] = useState(false);
  const known = readKnown(kept);
  const isDue = safeguards.questions && mode.account === 'live' && !hasTraded && !known.includes(product);
  const practice = sure.simulated ? modesFor('moni', instrument)[product] : undefined;
  return {
    asksFirst: () => {
      if (isDue) setIsAsking(true);
      return isDue;
    },
    sheet: {
      product: isAsking ? product : undefined,
      practicePath: practice === undefined ? undefined : tradePath(practice, instrument.symbol),
      onKnown: () => note(writeKnown([...known, product])),
      onClose: () => setIsAsking(false),
    },
  };
}
