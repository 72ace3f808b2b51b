import * as v from 'valibot';
import { readKept } from '../../shared/request-form/model/kept-draft.ts';
import type { MiningDraft } from './mining-plan.ts';

const schema = v.object({ text: v.string(), days: v.string() });

export const writeLockDraft = (draft: MiningDraft): string => JSON.stringify(draft);

/** Undefined for nothing and for what this version did not write. */
export const readLockDraft = (kept: string | undefined): MiningDraft | undefined => readKept(schema, kept);
