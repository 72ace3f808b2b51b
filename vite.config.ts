import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type ProxyOptions } from 'vite';

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
    "connect-src 'self' https: wss: ws:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ],
};

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
    transformIndexHtml: { order: 'post', handler: () => (server === 'network' ? [policy, config] : [policy]) },
  };
}

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
    plugins: [react({ compiler: true }), pageHead(server)],
    server: target === undefined ? {} : { proxy: proxyTo(target) },
    build: {
      target: 'es2022',
      outDir: isDemo ? 'dist/demo' : 'dist/live',
      emptyOutDir: true,
      // The polyfill would fetch, which the demo may not; every browser with ES2022 modules preloads by itself.
      modulePreload: { polyfill: false },
    },
  };
});
