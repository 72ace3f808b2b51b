import type { Plugin } from 'vite';
import { pageWithBrand } from '../src/core/brand/page-with-brand.ts';
import type { BrandOfBuild } from './brand-file.ts';

/** Puts the brand's block into the page of a demo, and what the block names beside it. */
export function brandPage(build: BrandOfBuild | undefined): Plugin {
  return {
    name: 'tandem-brand-page',
    apply: 'build',
    buildStart() {
      for (const [fileName, source] of build?.files ?? []) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page) => (build === undefined ? page : pageWithBrand(page, build.written)),
    },
  };
}
