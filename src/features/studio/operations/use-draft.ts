import { useState } from 'react';
import { useSharedText } from '../../shared/kept-text/data/shared-text.ts';
import type { Brand, RefusedField } from '../../../core/config/brand.ts';
import { judgedBlock } from '../data/judged-block.ts';
import { reasonOf, type Reason } from '../model/reason.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { blockOf, draftOfFile, emptyDraft, type Draft } from '../model/draft.ts';

export interface UsedDraft {
  readonly draft: Draft;
  /** As `config.json` writes it. */
  readonly block: Readonly<Record<string, unknown>>;
  /** What a page takes of it. */
  readonly brand: Brand;
  /** What it refuses, in words. */
  readonly refused: readonly RefusedField[];
  /** Why a field is refused; undefined for one that is right or empty. */
  whyOf(field: string): string | undefined;
  change(fields: Partial<Draft>): void;
  /** False for a file without a brand, which changes nothing. */
  open(content: string): boolean;
  beginAnew(): void;
}

/** The brand that is being made, kept on this device. */
export function useDraft(): UsedDraft {
  const [kept, keep] = useSharedText('studio.brand');
  // Rows without words are part of the draft, but not of the block that is kept.
  const [draft, setDraft] = useState<Draft>(() => draftOfFile(kept ?? '') ?? emptyDraft);
  const t = useText('studio');
  const inWords = (reason: Reason): string => {
    const { kind } = reason;
    if (kind === 'other') return reason.reason;
    if (kind === 'name') return t('why.name', { max: reason.max, sign: '{{' });
    if (kind === 'mark' || kind === 'text') return t(`why.${kind}`, { max: reason.max });
    return kind === 'link' ? t('why.link', { start: 'https://' }) : t(`why.${kind}`);
  };
  const block = blockOf(draft);
  const brand = judgedBlock(block);
  const become = (next: Draft): void => {
    setDraft(next);
    keep(JSON.stringify(blockOf(next)));
  };
  const refused = brand.refused.map((one) => ({ field: one.field, why: inWords(reasonOf(one)) }));
  return {
    draft,
    block,
    brand,
    refused,
    whyOf: (field) => refused.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.why,
    change: (fields) => become({ ...draft, ...fields }),
    open: (content) => {
      const opened = draftOfFile(content);
      if (opened !== undefined) become(opened);
      return opened !== undefined;
    },
    beginAnew: () => become(emptyDraft),
  };
}
