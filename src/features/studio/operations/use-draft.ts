import { useState } from 'react';
import { useSharedText } from '../../shared/kept-text/data/shared-text.ts';
import type { Brand, RefusedField, Theme } from '../../../core/config/brand.ts';
import { judgedBlock } from '../data/judged-block.ts';
import { ownBrand } from '../data/own-brand.ts';
import { reasonOf, type Reason } from '../model/reason.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { blockOf, configOf, draftOfFile, emptyDraft, hasPicturesBeside, type Draft } from '../model/draft.ts';

/** The result of opening a file. */
export type Opened = 'whole' | 'picturesBeside' | 'noBrand';

export interface UsedDraft {
  readonly draft: Draft;
  /** What could be taken of the brand of the demo itself, with which it begins. */
  readonly began: Opened;
  /** As `config.json` writes it. */
  readonly block: Readonly<Record<string, unknown>>;
  /** What a page takes of it. */
  readonly brand: Brand;
  /** What it refuses, in words. */
  readonly refused: readonly RefusedField[];
  /** Why a field is refused; undefined for one that is right or empty. */
  whyOf(field: string): string | undefined;
  /** Why this picture would be refused; undefined for one that can be used. */
  whyNotMark(theme: Theme, address: string): string | undefined;
  /** The same of a font. */
  whyNotFont(address: string): string | undefined;
  change(fields: Partial<Draft>): void;
  /** A file without a brand changes nothing. */
  open(content: string): Opened;
  beginAnew(): void;
  /** Brings back what the last file, or the last beginning, took the place of; undefined where that was nothing. */
  readonly undo: (() => void) | undefined;
}

const wholeOr = (content: string): Opened => (hasPicturesBeside(content) ? 'picturesBeside' : 'whole');

/** The brand that is being made, kept on this device. It begins as that of the demo itself. */
export function useDraft(): UsedDraft {
  const [kept, keep] = useSharedText('studio.brand');
  // Rows without words are part of the draft, but not of the block that is kept.
  const own = ownBrand() ?? '';
  const ownDraft = (): Draft => draftOfFile(own) ?? emptyDraft;
  const [began] = useState<Opened>(() => (kept === undefined ? wholeOr(own) : 'whole'));
  const [draft, setDraft] = useState<Draft>(() => draftOfFile(kept ?? '') ?? ownDraft());
  const t = useText('studio');
  const inWords = (reason: Reason): string => {
    const { kind } = reason;
    if (kind === 'other') return reason.reason;
    if (kind === 'name') return t('why.name', { max: reason.max, sign: '{{' });
    if (kind === 'largeMark' || kind === 'largeFont' || kind === 'text') return t(`why.${kind}`, { max: reason.max });
    return kind === 'link' ? t('why.link', { start: 'https://' }) : t(`why.${kind}`);
  };
  const whyNot = (alone: unknown): string | undefined => {
    const [found] = judgedBlock(alone).refused;
    return found === undefined ? undefined : inWords(reasonOf(found));
  };
  const block = blockOf(draft);
  const brand = judgedBlock(block);
  const [before, setBefore] = useState<Draft | undefined>(undefined);
  const become = (next: Draft): void => {
    setDraft(next);
    keep(JSON.stringify(configOf(next)));
  };
  const replace = (next: Draft): void => {
    setBefore(Object.keys({ ...draft.settings, ...block }).length === 0 ? undefined : draft);
    become(next);
  };
  const refused = brand.refused.map((one) => ({ field: one.field, why: inWords(reasonOf(one)) }));
  return {
    draft,
    began,
    block,
    brand,
    refused,
    whyOf: (field) => refused.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.why,
    whyNotMark: (theme, address) => whyNot({ marks: { [theme]: address } }),
    whyNotFont: (address) => whyNot({ font: { file: address } }),
    change: (fields) => become({ ...draft, ...fields }),
    open: (content) => {
      const opened = draftOfFile(content);
      if (opened === undefined) return 'noBrand';
      replace(opened);
      return wholeOr(content);
    },
    beginAnew: () => replace(ownDraft()),
    undo:
      before === undefined
        ? undefined
        : () => {
            become(before);
            setBefore(undefined);
          },
  };
}
