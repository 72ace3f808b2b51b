// What a page of Tandem may load and whom it may speak to: as the tag in the built pages, and as the header of
// `scripts/serve.mjs`. docs/hosting.md says what other servers should send.
import { createHash } from 'node:crypto';

/**
 * Text becomes neither HTML nor script; of addresses only the build's own workers may be run, which the one policy of
 * Trusted Types judges (src/core/config/worker-address.ts).
 */
const trusted = ["require-trusted-types-for 'script'", 'trusted-types tandem-worker'];
const never = ["object-src 'none'", "base-uri 'none'", "form-action 'none'", ...trusted];

/** Scripts of the page's own host, and those in the page itself that are named by their hashes (`hashOf`). */
const scriptSources = (scripts) => `script-src ${["'self'", ...scripts].join(' ')}`;

/** The demo connects to no host: its backend is in the page and in a worker of the page. */
const demo = ({ scripts = [] } = {}) => [
  "default-src 'none'",
  scriptSources(scripts),
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "worker-src 'self'",
  "manifest-src 'self' data:",
  // The studio shows the demo's own pages.
  "frame-src 'self'",
  "connect-src 'none'",
  ...never,
];

/** A source of script or style that stands in the page itself, as a policy names it. */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one-file demo has nothing beside it: it runs the script and the style that stand in it, and no other. */
const oneFile = ({ scripts, styles }) => [
  "default-src 'none'",
  `script-src ${scripts.map(hashOf).join(' ')}`,
  `style-src ${styles.map(hashOf).join(' ')}`,
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  'worker-src blob:',
  "frame-src 'self'",
  "connect-src 'none'",
  ...never,
];

/**
 * The live page may speak to whatever `config.json` names, as long as it is encrypted or its own host; the tag in the
 * page is written before these names are known, a header can list them.
 */
const live = ({ hosts = ['https:', 'wss:'], pictures = ['https:'], scripts = [] } = {}) => [
  "default-src 'self'",
  scriptSources(scripts),
  "style-src 'self'",
  `img-src ${["'self'", ...pictures, 'data:', 'blob:'].join(' ')}`,
  `media-src ${["'self'", ...pictures, 'data:', 'blob:'].join(' ')}`,
  `connect-src ${["'self'", ...hosts].join(' ')}`,
  "frame-src 'none'",
  "worker-src 'self'",
  "manifest-src 'self' data:",
  ...never,
];

/** Of the device a page may use the camera, to read an address, and the authenticator behind the privacy screen; nothing else. */
export const permissions = () =>
  [
    'camera=(self)',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
    'geolocation=()',
    'microphone=()',
    'payment=()',
    'usb=()',
  ].join(', ');

const text = (lines) => lines.join('; ');

export const demoPolicy = (names) => text(demo(names));
export const oneFilePolicy = (parts) => text(oneFile(parts));
export const livePolicy = (names) => text(live(names));

/** What the tag in a built page says; undefined without one. */
export const policyIn = (page) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1].replaceAll('&#39;', "'");

/** The scripts that a page's policy names by their hashes. */
export const hashesIn = (policy) => policy?.match(/'sha256-[^']+'/g) ?? [];

/**
 * A header can also forbid framing the page (`frame-ancestors`); a tag cannot. The demo shows its own pages in frames, and no
 * other host may.
 */
export const asHeader = (policy) =>
  `${policy}; frame-ancestors ${policy.includes("frame-src 'self'") ? "'self'" : "'none'"}`;

/** A worker starts no other. */
const worker = [
  "default-src 'none'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The engine's worker speaks to its page alone; the service worker copies the files of its own host. */
export const workerPolicy = () => text(worker);
export const serviceWorkerPolicy = () => text([...worker, "connect-src 'self'"]);

/** Of what is no file of a build: a page that a host writes itself, and answers of the server behind it. */
export const emptyPolicy = () => asHeader(text(["default-src 'none'"]));

const originOf = (address) => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []);

/** The hosts that a `config.json` names, as `connect-src` lists them: calls, rates, reports, and the realtime connection on both of its ways. */
export function hostsOf({ apiBase, ratesUrl, observability, realtime } = {}) {
  const sockets = originOf(realtime?.url);
  const overSocket = sockets.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    ...new Set([...originOf(apiBase), ...originOf(ratesUrl), ...originOf(observability), ...sockets, ...overSocket]),
  ];
}

/** The hosts that pictures come from beside the page's own. */
export function picturesOf({ fileHost, pictureHosts = [] } = {}) {
  return [...new Set([fileHost, ...(Array.isArray(pictureHosts) ? pictureHosts : [])].flatMap(originOf))];
}

/** What every file of a page is sent with. */
export const commonHeaders = () => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': permissions(),
});

/** What is named by its content never changes; everything else may tomorrow. */
export const forEver = 'public, max-age=31536000, immutable';
export const askEachTime = 'no-cache';
