import { useState } from 'react';
import { plainWord } from '../../../core/i18n/product-name.ts';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import { readOneFile } from '../data/one-file.ts';
import type { UsedDraft } from './use-draft.ts';

/** `noPage`: the one-file demo is not beside this page; the zip waits for it, or for a decision to go without. */
export type ExportState = 'ready' | 'busy' | 'noPage' | 'failed' | 'saved';

export interface UsedExport {
  readonly state: ExportState;
  readonly fileName: string;
  save(): void;
  /** With the one-file demo that the person has chosen, or without any. */
  saveWith(page: Blob | undefined): void;
}

export function useExport({ draft, block, brand }: Pick<UsedDraft, 'draft' | 'block' | 'brand'>): UsedExport {
  const [state, setState] = useState<ExportState>('ready');
  const fileName = brand.name === undefined ? 'brand.zip' : `${plainWord(brand.name)}-brand.zip`;
  const write = async (page: string | undefined): Promise<void> => {
    const { zipOfBrand } = await import('../data/brand-zip.ts');
    saveAsFile(await zipOfBrand({ settings: draft.settings, block, brand, page }), fileName, 'application/zip');
    setState('saved');
  };
  const run = (task: () => Promise<void>): void => {
    setState('busy');
    task().catch(() => setState('failed'));
  };
  return {
    state,
    fileName,
    save: () =>
      run(async () => {
        // A page without a name would bear the product's own.
        const page = brand.name === undefined ? undefined : await readOneFile();
        if (page === undefined && brand.name !== undefined) setState('noPage');
        else await write(page);
      }),
    saveWith: (page) => run(async () => write(await page?.text())),
  };
}
