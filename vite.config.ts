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
  // The configuration is asked for beside the code instead of after it.
  const config: HtmlTagDescriptor = {
    tag: 'link',
    attrs: { rel: 'preload', as: 'fetch', href: './config.json', crossorigin: true },
    injectTo: 'head',
  };
  return {
    name: 'tandem-page-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle }) => [policy, isDemo ? partsList(bundle ?? {}) : config, ...frameLinks(bundle ?? {})],
    },
  };
}

/**
 * What belongs together on the network. Left alone, the bundler makes a chunk of every few lines that two screens
 * share, and each one costs a request. A group takes with it what it imports, unless an earlier group has it already.
 */
const chunkGroups = [
  {
    name: 'index',
    test: /\/src\/app\/(fetch-ahead|wear-theme)\.ts$|\/src\/core\/navigation\/cannot-start\.ts$/,
    priority: 6,
  },
  // With it the looks of what the first screens are made of; those of other screens come with them.
  {
    name: 'frame',
    test: /\/src\/app\/start\.tsx$|\/src\/(core\/ui|app|features\/(home|market|shared\/(quotes|messages|session|codes|fiat\/parts|wallets|glossary\/parts)))\/.*\.css$/,
    priority: 5,
  },
  // Without what neither home nor a spot ticket needs.
  {
    name: 'quotes',
    test: /\/src\/features\/shared\/(favourites|fiat\/(data|parts)|glossary\/model\/asked-terms|instruments\/(data|model|screens\/unreadable-note)|quotes|session|site|wallets)\/(?!data\/(?:reset-password|site-setting|spot-balance|top-up)|model\/search-instruments|screens\/(?:next-steps|standing-notice))|\/src\/core\/ui\/(?:\w+\/)?(money-text|tabs|list-state|unreadable-rows|when-wanted)|\/ui\/icons\/(search|eye|eye-off|chevron-right|chevron-down|lock)\.gen\.tsx$/,
    priority: 3,
  },
  // What every form and sheet is made of.
  {
    name: 'controls',
    test: /\/src\/core\/ui\/(?:\w+\/)?(decimal-field|field-frame|field-message|segmented|sheet|text-field|percent-slider|switch|option-list)|\/src\/core\/rules\/rule-problem/,
    priority: 3,
  },
  // The flow of an order, its ticket, its list and its book: all that is fetched with the trade screen.
  {
    name: 'trade',
    test: /\/src\/features\/trading\/screens\/(trade-screen|product-screens)\.tsx$|\/features\/trading\/parts\/fact-list/,
    priority: 2,
  },
  // What the tabs of a device share: alerts, shortcuts and drawings.
  { name: 'shared-text', test: /\/shared-text\.ts$/, priority: 3 },
  // What the pages are accompanied by, asked for after the first paint: it is on every page, so others may share it.
  { name: 'companions', test: /\/src\/app\/shell\/companions\.tsx$/, priority: 2 },
  { name: 'lock-guard', test: /\/src\/features\/shared\/lock\/screens\/lock-guard\.tsx$/, priority: 2 },
  // Lists that go on for ever, with what they and their filters are made of.
  {
    name: 'records',
    test: /\/src\/features\/trading\/(screens\/(orders-panel\.module\.css|record-list|use-after-leaving|use-awaited|use-closing|use-price-steps)|model\/(record-filter|receipt))|\/src\/core\/ui\/lists\/load-more/,
    priority: 1,
  },
  // Which files the rarer pages are made of: scripts/lazy-pages.ts.
  { name: 'pages', test: /virtual:pages$/, priority: 3 },
  // What the home page and the pages for reading share.
  {
    name: 'reading',
    test: /\/src\/features\/shared\/(articles|outside)\/|\/ui\/icons\/(mail|speakerphone|headset|arrows-exchange)\.gen\.tsx$/,
    priority: 3,
  },
  // Of the menu of home, which other pages show, too.
  {
    name: 'icons',
    test: /\/ui\/icons\/(arrow-bar-to-down|arrow-bar-to-up|help|photo|rocket|stack-2|trending-up|users-group)\.gen\.tsx$/,
    priority: 3,
  },
  {
    name: 'wire',
    test: /\/src\/adapters\/wire\/wire-ports\.ts$|\/src\/adapters\/wire\/http\/(axios-http-transport|envelope|spoken-languages)\.ts$|\/axios\/index\.js$/,
    priority: 2,
  },
  // With it the parser that the client of older servers shares: that one is a chunk of its own, which few fetch.
  {
    name: 'v4-client',
    test: /\/src\/adapters\/wire\/realtime\/(auto-client|v4-client|lossless-decoder|socket-address)\.ts$/,
    priority: 1,
  },
  {
    name: (id: string) => {
      const words = /\/locales\/(\w+)\/(?:common|errors|shell|shared)\.json$|\/i18n\/texts\/(\w+)\.gen\.ts$/.exec(id);
      const language = words?.[1] ?? words?.[2];
      return language === undefined ? null : `words-${language}`;
    },
    priority: 1,
  },
];

/** The demo fetches every word of every language anyway: ten files instead of five hundred. */
const restOfWords = {
  name: (id: string) => {
    const language = /\/locales\/(\w+)\/\w+\.json$/.exec(id)?.[1];
    return language === undefined ? null : `texts-${language}`;
  },
  priority: 0,
};

function proxyTo(target: string): Record<string, ProxyOptions> {
  const paths = ['/api', '/socket.io', '/upload'];
  return Object.fromEntries(paths.map((path) => [path, { target, ws: true, changeOrigin: true }]));
}

const common = {
  target: 'es2022',
  // The polyfill would fetch, which the demo may not; every browser with ES2022 modules preloads by itself.
  modulePreload: { polyfill: false },
} as const;

const hosted = (isDemo: boolean, script: string): UserConfig => ({
  plugins: [
    react(),
    lazyPages(),
    startFailure(script),
    pageHead(isDemo, script),
    ...(isDemo ? [demoIcon()] : []),
    offlineFiles({ isWhole: isDemo }),
  ],
  build: {
    ...common,
    outDir: isDemo ? 'dist/demo' : 'dist/live',
    // The demo has to have every part of itself before the network goes.
    cssCodeSplit: !isDemo,
    emptyOutDir: true,
    rolldownOptions: {
      input: offlineInput,
      output: {
        entryFileNames: offlineEntryName,
        codeSplitting: { groups: isDemo ? [...chunkGroups, restOfWords] : chunkGroups },
      },
    },
  },
});

/** The demo as `dist/tandem-demo.html`, beside the folders of the hosted builds. */
const oneFile = (script: string): UserConfig => ({
  plugins: [react(), startFailure(script), demoIcon(), workerInPage(), viteSingleFile(), oneFilePage()],
  build: { ...common, outDir: 'dist', emptyOutDir: false, cssCodeSplit: false },
});

/** `live` speaks to a server; `demo` carries its own, and so does `one-file`, in a single page. */
export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const isOneFile = mode === 'one-file';
  const isDemo = mode === 'demo' || isOneFile;
  const server = isDemo ? 'in-browser' : 'network';
  const target = process.env['TANDEM_SERVER'];
  const script = await startFailureScript({ server, isOneFile });
  return {
    base: './',
    publicDir: isDemo ? false : 'public',
    define: { __SERVER__: JSON.stringify(server), __ONE_FILE__: JSON.stringify(isOneFile) },
    server: target === undefined ? {} : { proxy: proxyTo(target) },
    // One file, whatever it loads: a worker in a page that is all there is has nowhere to load parts from.
    worker: { format: 'iife', rolldownOptions: { output: { codeSplitting: false } } },
    ...(isOneFile ? oneFile(script) : hosted(isDemo, script)),
  };
});
