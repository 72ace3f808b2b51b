// The live build carries nothing of the backend in the browser or its presenter; the demo knows no address to call.
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { chunksNamed, entryOf, filesIn, withImports } from './bundle-graph.mjs';
import { policyIn } from './page-policy.mjs';

const texts = (file) => {
  const leaves = (tree) => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves));
  return leaves(JSON.parse(readFileSync(file, 'utf8')));
};
const isText = (file) => ['.js', '.css', '.html', '.json', '.webmanifest', '.svg', '.map'].includes(extname(file));
/** Dictionaries that speak of the demo alone. */
const demoDictionaries = new Set(['presenter.json', 'studio.json', 'demo.json']);

const isServers = (file) => /^locales\/\w+\/server\/[\w-]+\.json$/.test(file);
const dictionaries = filesIn('locales').filter((file) => /^locales\/\w+\/\w+\.json$/.test(file));
const shownToEverybody = new Set(dictionaries.filter((file) => !demoDictionaries.has(basename(file))).flatMap(texts));

/** As one text: to look into each of them for each word took most of the time of this check. */
const shownTogether = [...shownToEverybody].join('\n');
const isShownToEverybody = (text) => shownTogether.includes(text);
/** Short words stand in other places by chance, and some sentences begin like one of the live build's. */
const isTelling = (text) => Array.from(text).length >= 10 && !text.includes('{{') && !isShownToEverybody(text);

/** Known values of the demo, and controls that only its presenter has. */
const knownValues = ['@tandem.test', '246810', 'demo1234', 'demo5678', '20260101'];
const controls = ['__control', 'sandbox', 'loseNextAnswer', 'expireNextCall', 'becomePersona'];
const demoTexts = dictionaries.filter((file) => demoDictionaries.has(basename(file))).flatMap(texts);

/** What only the backend, its personas and its presenter say. */
const markers = [...new Set([...knownValues, ...controls, ...[...serverTexts(), ...demoTexts].filter(isTelling)])];

function serverTexts() {
  return filesIn('locales')
    .filter((file) => isServers(file) && basename(file) !== 'articles.json')
    .flatMap(texts);
}

function foreignWords(files, words = markers) {
  return files.filter(isText).flatMap((file) => {
    const content = readFileSync(file, 'utf8');
    return words
      .filter((marker) => content.includes(marker))
      .map((marker) => `${file}: holds "${marker}" of the in-browser backend`);
  });
}

/** Hosts in the code of libraries, as names or in texts for developers; no code calls them. */
const inertHosts = new Set([
  'www.w3.org',
  'react.dev',
  'reactrouter.com',
  'react.i18next.com',
  'www.i18next.com',
  'localhost',
  'github.com',
  'socket.io',
  'tanstack.com',
  'base-ui.com',
  'inversify.io',
  'inversify.github.io',
  'a',
]);
/** Sources that a text cites; a reader opens them, after the host is named. */
const citedHosts = new Set(['www.cftc.gov']);

function addresses(files) {
  return files.filter(isText).flatMap((file) => {
    const hosts = [...readFileSync(file, 'utf8').matchAll(/(?:https?|wss?):\/\/([a-z\d.-]+)/gi)].map(([, host]) =>
      host.toLowerCase(),
    );
    return [...new Set(hosts)]
      .filter((host) => !inertHosts.has(host) && !citedHosts.has(host))
      .filter((host) => !host.endsWith('.invalid') && !host.endsWith('.test'))
      .map((host) => `${file}: knows the address ${host}`);
  });
}

function looseness(page, isDemo) {
  const policy = policyIn(readFileSync(page, 'utf8')) ?? '';
  return [
    ...(isDemo && !policy.includes("connect-src 'none'") ? [`${page}: its policy lets it connect`] : []),
    ...(/script-src [^;]+/.test(policy) ? [] : [`${page}: its policy does not say which scripts may run`]),
    ...(/'unsafe-[a-z-]+'/.test(policy) ? [`${page}: its policy allows what is unsafe`] : []),
  ];
}

function demoFolder(folder) {
  return existsSync(join(folder, 'config.json')) ? [`${folder}/config.json: the demo has no server to configure`] : [];
}

/** The client for servers of socket.io 1 and 2: loaded only when such a server is met, and never by the demo. */
function olderClient(live, demo) {
  // An option that only that client has.
  const isOlderClient = (file) => extname(file) === '.js' && readFileSync(file, 'utf8').includes('policyPort');
  const found = filesIn(live).filter(isOlderClient);
  const usual = [entryOf(live), ...chunksNamed(live, ['frame', 'realtime'])].flatMap((file) => [...withImports(file)]);
  return [
    ...(found.length === 1
      ? []
      : [`${live}: the client of older servers stands in ${found.length} files instead of one`]),
    ...found.filter((file) => usual.includes(file)).map((file) => `${file}: is loaded by those who do not need it`),
    ...demo
      .filter((file) => readFileSync(file, 'utf8').includes('policyPort'))
      .map((file) => `${file}: holds the client of older servers`),
  ];
}

const oneFile = 'dist/tandem-demo.html';
const pages = ['dist/live/index.html', 'dist/demo/index.html', oneFile];
const missing = pages.filter((page) => !existsSync(page));
if (missing.length > 0) {
  console.error(`not built: ${missing.join(', ')}`);
  process.exit(1);
}
const hostedDemo = filesIn('dist/demo');
const findings = [
  ...readsItself('dist/demo', hostedDemo),
  ...readsItself(oneFile, [oneFile]),
  ...foreignWords(filesIn('dist/live')),
  ...addresses([...hostedDemo, oneFile]),
  ...pages.flatMap((page) => looseness(page, page !== 'dist/live/index.html')),
  ...demoFolder('dist/demo'),
  ...olderClient('dist/live', [...hostedDemo.filter(isText), oneFile]),
];
for (const finding of findings) console.error(finding);
console.log(`${markers.length} words of the backend looked for in the live build, ${findings.length} findings`);
if (findings.length > 0) process.exit(1);

/** The same search must succeed in the demo, otherwise it proves nothing about the live build. */
function readsItself(name, files) {
  const expected = ['@tandem.test', '246810'];
  const found = new Set(foreignWords(files, expected).map((finding) => /"(.*)"/s.exec(finding)?.[1]));
  return expected.filter((word) => !found.has(word)).map((word) => `${name}: "${word}" was not found where it must be`);
}
