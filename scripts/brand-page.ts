import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brandPlace } from '../src/app/brand/brand-of-page.ts';
import type { BrandOfBuild } from './brand-file.ts';

const ownMark = /(<svg class="starting"[^>]*>)[\s\S]*?(<\/svg>)/;

/** What stands in a script may not end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const blockOf = ({ written }: BrandOfBuild): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'application/json', id: brandPlace },
  children: inScript(written),
  injectTo: 'body',
});

/**
 * Puts the brand's block into the page of a demo. It is data, no script: the same scripts under the same names serve every
 * brand. The mark of the product that stands there until the first script runs is left out.
 */
export function brandPage(build: BrandOfBuild | undefined): Plugin {
  return {
    name: 'tandem-brand-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (build === undefined) return html;
        if (!ownMark.test(html)) throw new Error('the page has no mark to start with');
        return { html: html.replace(ownMark, '$1$2'), tags: [blockOf(build)] };
      },
    },
  };
}
