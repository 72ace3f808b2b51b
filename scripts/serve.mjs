import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  asHeader,
  askEachTime,
  commonHeaders,
  emptyPolicy,
  forEver,
  hashesIn,
  hostsOf,
  livePolicy,
  picturesOf,
  policyIn,
  serviceWorkerPolicy,
  workerPolicy,
} from './page-policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.csv': 'text/csv; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.csv']);
/** Servers keep pictures under `/upload` or `/storage`. */
const proxied = ['/api', '/socket.io', '/__control', '/upload', '/storage'];

/** For pages without a policy: they may connect only to the folder they came from. */
const otherPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const everywhere = new Set(['0.0.0.0', '::']);

/** The presenter's calls are for this machine alone; passed on, they would all seem to come from it. */
const isForbidden = (path, socket) => path.startsWith('/__control') && !loopback.has(socket.remoteAddress ?? '');

/** The names under which a host can be opened: of all addresses of this machine those that others can reach too. */
function namesOf(host) {
  if (!everywhere.has(host)) return [host.includes(':') ? `[${host}]` : host];
  const reachable = Object.values(networkInterfaces())
    .flat()
    .filter((found) => found.family === 'IPv4' && !found.internal);
  return ['localhost', ...reachable.map((found) => found.address)];
}

/** What is asked for, with its dots resolved: `/api/../upload` is `/upload`. */
function askedOf({ url = '/' }) {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? new URL(url, base) : new URL(base);
}

const isProxied = (path) => proxied.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The file for a path of the address, or undefined when it is outside the folder or not there. */
async function fileFor(folder, path) {
  const wanted = normalize(join(folder, decodeURIComponent(path)));
  if (wanted !== folder && !wanted.startsWith(folder + sep)) return undefined;
  const found = await stat(wanted).catch(() => undefined);
  if (found?.isFile()) return wanted;
  return found?.isDirectory() ? fileFor(folder, join(path, 'index.html')) : undefined;
}

/** What an operator has written down; undefined where there is nothing to configure. What is wrong in it, the page says. */
async function configurationOf(folder) {
  const text = await readFile(join(folder, 'config.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The live page may speak to the hosts that its configuration names and no others; every other page says itself what it may. */
async function policyFor(folder, file) {
  if (file.endsWith(`${sep}service-worker.js`)) return serviceWorkerPolicy();
  if (/(?:engine|journal)-worker-[\w-]+\.js$/.test(file)) return workerPolicy();
  if (extname(file) !== '.html') return undefined;
  const configuration = await configurationOf(folder);
  const policy = policyIn(await readFile(file, 'utf8'));
  if (configuration === undefined) return asHeader(policy ?? otherPolicy);
  const pictures = picturesOf(configuration);
  return asHeader(livePolicy({ hosts: hostsOf(configuration), pictures, scripts: hashesIn(policy) }));
}

const compress = promisify(gzip);
/** What was sent before, by file and the time of its last change: to compress takes longer than everything else here. */
const compressed = new Map();

async function gzipped(file, mtimeMs) {
  const known = compressed.get(file);
  if (known?.mtimeMs === mtimeMs) return known.content;
  const content = await compress(await readFile(file), { level: 9 });
  compressed.set(file, { mtimeMs, content });
  return content;
}

/** The copies that a build writes beside a file, the smaller one first. */
const copies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
];

/** A file as the browser takes it: a copy that is as new as the file, or compressed now. */
async function contentFor(file, accepted) {
  const takes = (encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted);
  const { mtimeMs } = await stat(file);
  for (const { encoding, ending } of copies.filter((copy) => takes(copy.encoding))) {
    const copy = await stat(file + ending).catch(() => undefined);
    if (copy !== undefined && copy.mtimeMs >= mtimeMs) return { encoding, content: await readFile(file + ending) };
  }
  return takes('gzip') ? { encoding: 'gzip', content: await gzipped(file, mtimeMs) } : {};
}

async function answerFile(question, answer, folder) {
  const { pathname } = new URL(question.url ?? '/', 'http://localhost');
  const file = await fileFor(folder, pathname);
  if (file === undefined) {
    const headers = { ...commonHeaders(), 'content-security-policy': emptyPolicy() };
    answer.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end('not found');
    return;
  }
  const ending = extname(file);
  const isNamedByContent = /-[\w-]{8,}\.(js|css)$/.test(file);
  const policy = await policyFor(folder, file);
  const accepted = question.headers['accept-encoding'] ?? '';
  const { encoding, content } = compressible.has(ending) ? await contentFor(file, accepted) : {};
  answer.writeHead(200, {
    'content-type': types[ending] ?? 'application/octet-stream',
    ...commonHeaders(),
    'cache-control': isNamedByContent ? forEver : askEachTime,
    vary: 'accept-encoding',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  });
  if (question.method === 'HEAD') {
    answer.end();
    return;
  }
  if (content === undefined) createReadStream(file).pipe(answer);
  else answer.end(content);
}

function passOn(question, answer, target) {
  const { method, headers } = question;
  const passed = request(target, { method, headers: { ...headers, host: target.host } }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  passed.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  answer.on('close', () => passed.destroy());
  question.pipe(passed);
}

function passUpgradeOn(question, socket, head, server) {
  const target = connect(Number(server.port || 80), server.hostname, () => {
    const headers = Object.entries({ ...question.headers, host: server.host }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    target.write(`${question.method} ${question.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    target.write(head);
    target.pipe(socket).pipe(target);
  });
  const end = () => {
    target.destroy();
    socket.destroy();
  };
  target.on('error', end);
  socket.on('error', end);
  socket.on('close', end);
}

/**
 * Serves a built folder, with the policy of its build as a header. With `server` (an address) the calls and the realtime
 * connection are passed on to it. `host` opens it to others: `0.0.0.0` to the whole network.
 * Resolves with the first address, and all of them, once it answers.
 */
export function serve({ folder, port, host = 'localhost', server }) {
  const behind = server === undefined ? undefined : new URL(server);
  const http = createServer((question, answer) => {
    const asked = askedOf(question);
    if (behind !== undefined && isProxied(asked.pathname)) {
      if (isForbidden(asked.pathname, question.socket)) answer.writeHead(403).end();
      else passOn(question, answer, new URL(asked.pathname + asked.search, behind));
      return;
    }
    answerFile(question, answer, resolve(folder)).catch(() => answer.writeHead(400).end());
  });
  http.on('upgrade', (question, socket, head) => {
    if (behind === undefined) socket.destroy();
    else passUpgradeOn(question, socket, head, behind);
  });
  return new Promise((done, fail) => {
    http.once('error', fail);
    http.listen(port, host, () => {
      const addresses = namesOf(host).map((name) => `http://${name}:${http.address().port}`);
      done({ address: addresses[0], addresses, close: () => http.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      server: { type: 'string' },
    },
  });
  const { addresses } = await serve({
    folder: values.folder ?? 'dist/demo',
    port: Number(values.port ?? 4173),
    ...(values.host === undefined ? {} : { host: values.host }),
    server: values.server,
  });
  console.log(`${values.folder ?? 'dist/demo'} on ${addresses.join(' and ')}`);
}
