import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type ProxyOptions,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { readBrandFile, type BrandOfBuild } from './scripts/brand-file.ts';
import { brandPage } from './scripts/brand-page.ts';
import { chunkPlan, isOfEveryPage } from './scripts/chunk-plan.ts';
import { fetchAlone } from './scripts/fetch-alone.ts';
import { lazyPages } from './scripts/lazy-pages.ts';
import { offlineEntryName, offlineFiles, offlineInput } from './scripts/offline-files.ts';
import { demoIcon, oneFilePage, workerInPage } from './scripts/one-file-page.ts';
import { demoPolicy, hashOf, livePolicy } from './scripts/page-policy.mjs';
import { startFailure, startFailureScript } from './scripts/start-failure.ts';

/** The frame around all screens and its looks are asked for with the page itself, not only when the first script runs. */
function frameLinks(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const frame = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'frame');
  if (frame?.type !== 'chunk') throw new Error('the build has no chunk called frame');
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `./${file}` },
    injectTo: 'head',
  });
  const looks = [...(frame.viteMetadata?.importedCss ?? [])];
  return [link('modulepreload', frame.fileName), ...looks.map((file) => link('stylesheet', file))];
}

/**
 * The demo works without a network once it is loaded: every part of it is named in the page, so that it can be fetched
 * after the first paint (src/app/fetch-all.ts).
 */
function partsList(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const parts = Object.values(bundle).filter((file) => file.type === 'chunk' && !file.isEntry);
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: 'parts' },
    children: JSON.stringify(parts.map((file) => `./${file.fileName}`)),
    injectTo: 'body',
  };
}

/** Adds to the built page what differs between the two; while developing, hot reload needs more than a policy allows. */
function pageHead(isDemo: boolean, script: string): Plugin {
  const scripts = [hashOf(script)];
  const policy: HtmlTagDescriptor = {
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: (isDemo ? demoPolicy : livePolicy)({ scripts }) },
    injectTo: 'head-prepend',
  };
  return {
    name: 'tandem-page-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle }) => [
        policy,
        ...(isDemo ? [partsList(bundle ?? {})] : []),
        ...frameLinks(bundle ?? {}),
      ],
    },
  };
}

function proxyTo(target: string): Record<string, ProxyOptions> {
  const paths = ['/api', '/socket.io', '/upload', '/storage'];
  return Object.fromEntries(paths.map((path) => [path, { target, ws: true, changeOrigin: true }]));
}

const common = {
  target: 'es2022',
  // The polyfill would fetch, which the demo may not; every browser with ES2022 modules preloads by itself.
  modulePreload: {
    polyfill: false,
    // What every page has already need not be looked for with each part of it.
    resolveDependencies: (_file: string, parts: string[], { hostType }: { readonly hostType: 'html' | 'js' }) =>
      hostType === 'js' ? parts.filter((part) => !isOfEveryPage(part)) : parts,
  },
} as const;

const hosted = (isDemo: boolean, script: string, brand: BrandOfBuild | undefined): UserConfig => {
  const plan = chunkPlan({ isDemo });
  return {
    plugins: [
      react(),
      fetchAlone(),
      lazyPages(),
      plan.plugin,
      startFailure(script),
      pageHead(isDemo, script),
      ...(isDemo ? [demoIcon(brand?.brand), brandPage(brand)] : []),
      offlineFiles({ isWhole: isDemo, hasManifest: isDemo && brand === undefined }),
    ],
    build: {
      ...common,
      outDir: isDemo ? 'dist/demo' : 'dist/live',
      // The demo has to have every part of itself before the network goes.
      cssCodeSplit: !isDemo,
      // The policy of a page allows type from its own host, not from data.
      assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
      emptyOutDir: true,
      rolldownOptions: {
        input: offlineInput,
        // No getter of ours or of a library does anything that a page needs.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: {
          entryFileNames: offlineEntryName,
          codeSplitting: { includeDependenciesRecursively: false, groups: plan.groups },
        },
      },
    },
  };
};

/** The demo as `dist/tandem-demo.html`, beside the folders of the hosted builds. */
const oneFile = (script: string, brand: BrandOfBuild | undefined): UserConfig => ({
  plugins: [
    react(),
    fetchAlone(),
    startFailure(script),
    demoIcon(brand?.brand),
    brandPage(brand),
    workerInPage(),
    viteSingleFile(),
    oneFilePage(brand?.brand),
  ],
  build: { ...common, outDir: 'dist', emptyOutDir: false, cssCodeSplit: false },
});

/** `live` speaks to a server; `demo` carries its own, and so does `one-file`, in a single page. */
export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const isOneFile = mode === 'one-file';
  const isDemo = mode === 'demo' || isOneFile;
  const server = isDemo ? 'in-browser' : 'network';
  const target = process.env['TANDEM_SERVER'];
  // A live page reads its brand from config.json.
  const brand = isDemo ? readBrandFile(process.env['TANDEM_BRAND'], isOneFile) : undefined;
  const script = await startFailureScript({ server, isOneFile });
  return {
    base: './',
    publicDir: isDemo ? false : 'public',
    define: { __SERVER__: JSON.stringify(server), __ONE_FILE__: JSON.stringify(isOneFile) },
    server: target === undefined ? {} : { proxy: proxyTo(target) },
    // One file, whatever it loads: a worker in a page that is all there is has nowhere to load parts from.
    worker: { format: 'iife', rolldownOptions: { output: { codeSplitting: false } } },
    ...(isOneFile ? oneFile(script, brand) : hosted(isDemo, script, brand)),
  };
});
