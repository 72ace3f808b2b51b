import { laterPart } from '../../../../../core/ui/later-part.ts';

/** Nothing waits for it. */
export const LaterOpenContracts = laterPart<object>(
  async () => (await import('./open-contracts-mark.tsx')).OpenContractsMark,
);
