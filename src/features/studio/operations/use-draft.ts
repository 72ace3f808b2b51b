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
  /** The block for the preview: a name that is missing or refused leaves the last good one, never the product's own. */
  readonly previewed: Readonly<Record<string, unknown>>;
  /** What it refuses, in words. */
  readonly refused: readonly RefusedField[];
  /** Why a field is refused, or that the name is missing; undefined for one that is right or may be empty. */
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
  const [ownName] = useState(() => judgedBlock(blockOf(ownDraft())).name);
  const [lastName, setLastName] = useState(brand.name);
  const nameInPlace = lastName ?? ownName ?? t('identity.unnamed');
  // The product stands under its own name where nothing has been made of it.
  const isBegun = own !== '' || Object.keys(block).length > 0;
  const missingName = isBegun && draft.name === '' ? t('why.noName', { name: nameInPlace }) : undefined;
  const [before, setBefore] = useState<Draft | undefined>(undefined);
  const become = (next: Draft, last?: string): void => {
    setDraft(next);
    setLastName(judgedBlock(blockOf(next)).name ?? last);
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
    previewed: isBegun && brand.name === undefined ? { ...block, name: nameInPlace } : block,
    refused,
    whyOf: (field) =>
      (field === 'name' ? missingName : undefined) ??
      refused.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.why,
    whyNotMark: (theme, address) => whyNot({ marks: { [theme]: address } }),
    whyNotFont: (address) => whyNot({ font: { file: address } }),
    change: (fields) => become({ ...draft, ...fields }, lastName),
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
