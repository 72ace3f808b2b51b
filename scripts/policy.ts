// `npm run policy -- config.json`: the headers of the live build with this configuration. With `--check` an address, or a
// file of headers as `curl --head` writes them, is held against them. Exit code 0: nothing missing or wider; 1: something
// is, or a field of the brand would not be taken, which the error output tells; 2: it could not be told.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkHost, findingsOf, readHeaders } from './policy-check.ts';
import { hashOf } from './page-policy.mjs';
import { brandFindings } from './brand-file.ts';
import { headerRules, headersFor, hosts } from './policy-headers.ts';
import { startFailureScript } from './start-failure.ts';

const usage = `usage: npm run policy -- config.json [--for ${hosts.join(' | ')}] [--check https://… | headers.txt]`;
/** Where the command was typed; npm itself runs in the folder of the program. */
const here = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

async function checked(target: string, rules: ReturnType<typeof headerRules>): Promise<readonly string[]> {
  if (/^https?:/.test(target)) return checkHost(target, rules, fetch);
  if (!existsSync(here(target))) throw new Error(`${target} is no address and no file`);
  const sent = readHeaders(readFileSync(here(target), 'utf8'));
  return rules.filter(({ what }) => what === 'page').flatMap((rule) => findingsOf(rule, sent));
}

function readFile(path: string): unknown {
  const text = readFileSync(here(path), 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { for: { type: 'string' }, check: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  const wanted = hosts.filter((host) => values.for === undefined || values.for === host);
  if (file === undefined || wanted.length === 0) throw new Error(usage);
  const lastResort = hashOf(await startFailureScript({ server: 'network', isOneFile: false }));
  const config = readFile(file);
  const rules = headerRules(config, [lastResort]);
  const ofBrand = brandFindings(config);
  for (const finding of ofBrand) console.error(finding);
  if (values.check === undefined) {
    console.log(wanted.map((host) => headersFor(host, rules)).join('\n\n'));
    return ofBrand.length === 0 ? 0 : 1;
  }
  const findings = await checked(values.check, rules);
  for (const finding of findings) console.log(finding);
  console.log(findings.length === 0 ? 'nothing missing, nothing wider' : `${findings.length} findings`);
  return findings.length + ofBrand.length === 0 ? 0 : 1;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 2;
});
