import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { productName } from '../src/core/i18n/product-name.ts';
import { page, type Digests, type FileList } from '../src/app/offline/file-list.ts';

const workerName = 'service-worker';
export const workerFile = `${workerName}.js`;
export const workerSource = 'src/app/offline/service-worker.ts';

const icons = 'src/app/offline/icons';
const manifestIcons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;
const touchIcon = 'icon-touch-180.png';

/** The page's own ground, from the one file that knows colours. */
function groundColour(): string {
  const [, colour] = /--bg: (#[\da-f]{6})/.exec(readFileSync('src/core/ui/tokens.css', 'utf8')) ?? [];
  if (colour === undefined) throw new Error('the tokens have no ground');
  return colour;
}

/** What an installed demo of the product itself is shown with; a page of a brand makes its own (src/app/install). */
const manifest = () => ({
  id: './',
  name: `${productName()} demo`,
  short_name: `${productName()} demo`,
  description: 'The offline demo: no real money, no server.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: groundColour(),
  theme_color: groundColour(),
  icons: manifestIcons.map(({ file, sizes, purpose }) => ({ src: file, sizes, purpose, type: 'image/png' })),
});

type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Words of languages other than the default one are kept when a page uses them. */
const isForeignWords = (file: BundleFile): boolean =>
  file.type === 'chunk' &&
  file.moduleIds.length > 0 &&
  file.moduleIds.every((id) => /\/locales\/(?!en\/)\w+\/|\/i18n\/texts\/(?!en\.)\w+\.gen\.ts/.test(id));

/** So are letters that the default language does not have. */
const isForeignType = (file: BundleFile): boolean => /\binter-(?!latin)\w+-[\w-]{8}\.woff2$/.test(file.fileName);

const contentOf = (file: BundleFile): string | Uint8Array => (file.type === 'chunk' ? file.code : file.source);

interface OfflineFilesOptions {
  /** Everything is kept; otherwise what a person of the default language needs. */
  readonly isWhole: boolean;
  /** Manifest and icons lie beside the page. */
  readonly hasManifest: boolean;
}

/**
 * Of the 43 characters of a SHA-256 the list holds so many, 96 bits: it is there against mistakes on the way, and a host
 * that means harm sends another worker. All of them would make the worker three times as large.
 */
const digestLength = 16;
const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, digestLength);

const digestsOf = (files: readonly BundleFile[]): Digests =>
  Object.fromEntries(
    files.map((file) => [file.fileName === 'index.html' ? page : file.fileName, digestOf(contentOf(file))]),
  );

function filesToKeep(bundle: Rolldown.OutputBundle, { isWhole }: OfflineFilesOptions): FileList {
  const all = Object.values(bundle)
    .filter((file) => file.fileName !== workerFile && !file.fileName.endsWith('.map'))
    .toSorted((left, right) => left.fileName.localeCompare(right.fileName));
  const isLater = (file: BundleFile): boolean => !isWhole && (isForeignWords(file) || isForeignType(file));
  const digests = { files: digestsOf(all.filter((file) => !isLater(file))), later: digestsOf(all.filter(isLater)) };
  return { version: digestOf(JSON.stringify(digests)), ...digests };
}

const installTags = (): HtmlTagDescriptor[] => [
  { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${touchIcon}` }, injectTo: 'head' },
];

/** Tells the built service worker which files make this version, and adds what an installed demo is shown with. */
export function offlineFiles(options: OfflineFilesOptions): Plugin {
  return {
    name: 'tandem-offline-files',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { name: 'theme-color', content: groundColour() }, injectTo: 'head' },
        ...(options.hasManifest ? installTags() : []),
      ],
    },
    buildStart() {
      if (!options.hasManifest) return;
      for (const file of [...manifestIcons.map((icon) => icon.file), touchIcon])
        this.emitFile({ type: 'asset', fileName: file, source: readFileSync(join(icons, file)) });
      const source = JSON.stringify(manifest(), undefined, 2);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[workerFile];
        if (worker?.type !== 'chunk' || worker.imports.length > 0)
          throw new Error(`${workerFile} has to be one file that imports none`);
        const list = JSON.stringify(filesToKeep(bundle, options));
        if (!worker.code.includes('__FILE_LIST__')) throw new Error(`${workerFile} has no place for its list`);
        worker.code = worker.code.replace('__FILE_LIST__', () => list);
      },
    },
  };
}

/** For the bundler: the page, and the service worker under a name that never changes. */
export const offlineInput = { index: 'index.html', [workerName]: workerSource };
export const offlineEntryName = ({ name }: { readonly name: string }): string =>
  name === workerName ? workerFile : 'assets/[name]-[hash].js';
