import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type ProxyOptions, type Rolldown } from 'vite';

/** `live` speaks to a server, `demo` carries its own. */
type ServerKind = 'network' | 'in-browser';

/**
 * What a page may load. The demo may speak to nobody. The live page may speak to whatever `config.json` names, as long
 * as it is encrypted or its own host; who hosts it knows these names and does better with a header that lists them:
 * `connect-src 'self' https://api.example.com wss://push.example.com; frame-ancestors 'none'`.
 * Styles need `unsafe-inline` because the toasts bring their own style element.
 */
const policies: Readonly<Record<ServerKind, readonly string[]>> = {
  'in-browser': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ],
  network: [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "connect-src 'self' https: wss:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ],
};

/** The frame around all screens is asked for with the page itself, not only when the first script runs. */
function frameLink(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const frame = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'frame');
  if (frame === undefined) throw new Error('the build has no chunk called frame');
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./${frame.fileName}` },
    injectTo: 'head',
  };
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
function pageHead(server: ServerKind): Plugin {
  const policy: HtmlTagDescriptor = {
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: policies[server].join('; ') },
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
      handler: (_page, { bundle }) => [
        policy,
        server === 'network' ? config : partsList(bundle ?? {}),
        frameLink(bundle ?? {}),
      ],
    },
  };
}

/**
 * What belongs together on the network. Left alone, the bundler makes a chunk of every few lines that two screens
 * share, and each one costs a request. A group takes with it what it imports, unless an earlier group has it already.
 */
const chunkGroups = [
  { name: 'index', test: /\/src\/app\/(fetch-ahead|wear-theme|start-failure)\.ts$/, priority: 5 },
  { name: 'frame', test: /\/src\/app\/start\.tsx$/, priority: 4 },
  {
    name: 'quotes',
    test: /\/src\/features\/shared\/|\/src\/core\/ui\/(money-text|tabs|list-state|when-wanted)|\/Icon(Search|Eye|EyeOff|ChevronRight|ChevronDown)\.mjs$/,
    priority: 3,
  },
  {
    name: 'wire',
    test: /\/src\/adapters\/wire\/.*(-http-adapter|\/envelope|\/upload-answer|-rates-adapter)\.ts$|\/axios\/index\.js$/,
    priority: 2,
  },
  {
    name: (id: string) => {
      const words = /\/locales\/(\w+)\/(?:common|errors|shell|shared)\.json$|\/i18n\/texts\/(\w+)\.ts$/.exec(id);
      const language = words?.[1] ?? words?.[2];
      return language === undefined ? null : `words-${language}`;
    },
    priority: 1,
  },
];

function proxyTo(target: string): Record<string, ProxyOptions> {
  const paths = ['/api', '/socket.io', '/upload'];
  return Object.fromEntries(paths.map((path) => [path, { target, ws: true, changeOrigin: true }]));
}

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  const server: ServerKind = isDemo ? 'in-browser' : 'network';
  const target = process.env['TANDEM_SERVER'];
  return {
    base: './',
    publicDir: isDemo ? false : 'public',
    define: { __SERVER__: JSON.stringify(server) },
    plugins: [react(), pageHead(server)],
    server: target === undefined ? {} : { proxy: proxyTo(target) },
    build: {
      target: 'es2022',
      // One file of 13 kB costs less than the requests for the parts of it that a screen needs.
      cssCodeSplit: false,
      outDir: isDemo ? 'dist/demo' : 'dist/live',
      emptyOutDir: true,
      // The polyfill would fetch, which the demo may not; every browser with ES2022 modules preloads by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
