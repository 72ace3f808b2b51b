import { laterPart } from '../../../../../core/ui/later-part.ts';
import type { OpenContractsMarkProps } from './open-contracts-mark.tsx';

/** Nothing waits for it. */
export const LaterOpenContracts = laterPart<OpenContractsMarkProps>(
  async () => (await import('./open-contracts-mark.tsx')).OpenContractsMark,
);
