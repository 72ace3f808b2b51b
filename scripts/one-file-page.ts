import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../src/core/config/brand.ts';
import { pageWithIcon } from '../src/core/brand/page-with-brand.ts';
import { plainWord, productName } from '../src/core/i18n/product-name.ts';
import { oneFilePolicy } from './page-policy.mjs';

/** `tandem-demo.html`, or named after the brand. */
export const oneFileName = (name = productName()): string => `${plainWord(name)}-demo.html`;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const bodies = (page: string, element: RegExp): readonly string[] =>
  Array.from(page.matchAll(element), ([, body = '']) => body);

/** What stands in the page is what its policy allows, nothing else. */
function withPolicy(page: string): string {
  const policy = oneFilePolicy({ scripts: bodies(page, inlineScript), styles: bodies(page, inlineStyle) });
  const charset = '<meta charset="utf-8" />';
  if (!page.includes(charset)) throw new Error('the page does not say its encoding where it is expected');
  return page.replace(charset, () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}

/** A page that holds everything: an address left in it would request a file that was not handed out. */
function refuseAddresses(page: string, fileName: string): void {
  const outside = page.replace(inlineScript, '').replace(inlineStyle, '');
  const [address] = /\s(?:src|href)="(?!data:)[^"]*"/.exec(outside) ?? [];
  if (address !== undefined) throw new Error(`${fileName} asks for another file:${address}`);
}

const ownIcon = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync('src/app/offline/icons/mark.svg', 'utf8').trim())}`;

/**
 * The demo wears our own mark, or that of its brand; a live page is the operator's. It stands in the page, so that nothing is
 * asked for, unless the brand has it as a file, which only a hosted demo takes.
 */
export function demoIcon(brand?: Brand): Plugin {
  const address = brand === undefined ? ownIcon() : (brand.marks?.dark ?? 'data:,');
  return {
    name: 'tandem-demo-icon',
    apply: 'build',
    transformIndexHtml: (page) => pageWithIcon(page, address),
  };
}

const workerQuery = /\?worker&url$/;

/**
 * The file has no worker beside it: where the hosted demo imports the worker's address, the code stands in the page and
 * gets an address of its own. Vite's own way would make the worker itself, past the page's policy.
 */
export function workerInPage(): Plugin {
  return {
    name: 'tandem-worker-in-page',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (!workerQuery.test(source)) return undefined;
        return this.resolve(source.replace(workerQuery, '?worker&inline'), importer, { skipSelf: true });
      },
    },
    transform: {
      filter: { id: /\?worker&inline$/ },
      handler(code) {
        const [text] = /^const jsContent = ".*";$/m.exec(code) ?? [];
        if (text === undefined) throw new Error('the code of the worker stands in another place than expected');
        const address = "URL.createObjectURL(new Blob([jsContent], { type: 'text/javascript;charset=utf-8' }))";
        return { code: `${text}\nexport default ${address};`, map: { mappings: '' } };
      },
    },
  };
}

/** Comes after everything has been put into the page: gives it its policy and its name. */
export function oneFilePage(brand?: Brand): Plugin {
  const fileName = oneFileName(brand?.name);
  return {
    name: 'tandem-one-file-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [name, ...others] = Object.keys(bundle);
        const page = name === undefined ? undefined : bundle[name];
        if (name === undefined || page?.type !== 'asset' || others.length > 0)
          throw new Error(`${fileName} would need ${Object.keys(bundle).join(', ')}`);
        const source = typeof page.source === 'string' ? page.source : new TextDecoder().decode(page.source);
        refuseAddresses(source, fileName);
        delete bundle[name];
        this.emitFile({ type: 'asset', fileName, source: withPolicy(source) });
      },
    },
    // The studio of the hosted demo makes one file of another brand from it.
    writeBundle: ({ dir = '.' }) => {
      const demo = join(dir, 'demo');
      if (existsSync(demo)) copyFileSync(join(dir, fileName), join(demo, 'one-file.html'));
    },
  };
}
