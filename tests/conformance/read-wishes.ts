import { parseArgs } from 'node:util';
import type { Wishes } from './run-conformance.ts';
import type { WatchOptions } from './watch/watch-command.ts';

export const usage = `npm run conformance -- URL --user NAME --password PASSWORD
  --url URL             the address, which may stand alone too
  --write[=simulated]   also place and cancel orders far from the market, add and remove favourites, with practice money
  --write=live          the same with practice money and with real money
  --json FILE           write the report as JSON
  --html FILE           write the report as a page
  --realtime URL        where the realtime connection is, when it is not at the address of the server
  --timeout SECONDS     how long an answer may take (15)
  --watch SECONDS       repeat the check, from the beginning of one to that of the next; never with --write
  --serve PORT          with --watch: a status page, and its figures at /status.json
  --host ADDRESS        with --serve: for whom; this machine alone without it, 0.0.0.0 for the network
  --history FILE        with --watch: keep the last runs there, also over a restart
The password may also come from TANDEM_PASSWORD, which does not show in a list of processes.`;

/** What the command does beside a run. */
interface Asked {
  readonly jsonFile: string | undefined;
  readonly pageFile: string | undefined;
  /** None for a single run. */
  readonly watch: WatchOptions | undefined;
}

export class WrongUsage extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'WrongUsage';
  }
}

/** `--write` may stand alone or before its value. */
function withWriteJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const isValue = joined.at(-1) === '--write=simulated' && (word === 'live' || word === 'simulated');
    if (isValue) joined[joined.length - 1] = `--write=${word}`;
    else joined.push(word === '--write' ? '--write=simulated' : word);
  }
  return joined;
}

const single = ['url', 'user', 'password', 'write', 'json', 'html', 'realtime', 'timeout'] as const;
const watching = ['watch', 'serve', 'host', 'history'] as const;
const texts = [...single, ...watching] as const;
type Values = Readonly<Partial<Record<(typeof texts)[number], string>>>;

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** An address may stand alone; any other lone word may be the password. */
function withAddress(values: Values, [address = '', ...others]: readonly string[]): Values {
  if (!isAddress(address) || others.length > 0 || values.url !== undefined)
    throw new WrongUsage('a word stands without its option');
  return { ...values, url: address };
}

function valuesIn(words: readonly string[]): Values {
  try {
    const options = Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }]));
    const { values, positionals } = parseArgs({ args: withWriteJoined(words), options, allowPositionals: true });
    return positionals.length === 0 ? values : withAddress(values, positionals);
  } catch (error) {
    if (error instanceof WrongUsage) throw error;
    // The text of the parser repeats the words, and one of them may be the password.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new WrongUsage(code.includes('UNKNOWN') ? 'there is no such option' : 'an option is without its value');
  }
}

function addressIn(text: string | undefined, name: string): string {
  if (text === undefined || !isAddress(text))
    throw new WrongUsage(`--${name} is an address that begins with http:// or https://`);
  if (new URL(text).username !== '') throw new WrongUsage(`--${name} holds no user: give --user and --password`);
  return text;
}

function given(text: string | undefined, name: string): string {
  if (text === undefined || text === '') throw new WrongUsage(`--${name} is missing`);
  return text;
}

function writeIn(text: string | undefined): Wishes['writeTo'] {
  if (text === undefined) return 'nothing';
  if (text !== 'simulated' && text !== 'live') throw new WrongUsage('--write is simulated or live');
  return text;
}

function numberIn(text: string, [least, most]: readonly [number, number], complaint: string): number {
  const number = /^\d{1,6}$/.test(text) ? Number.parseInt(text, 10) : -1;
  if (number < least || number > most) throw new WrongUsage(complaint);
  return number;
}

function watchIn({ watch, serve, host, history, write }: Values): WatchOptions | undefined {
  if (watch === undefined) {
    if ([serve, host, history].some((value) => value !== undefined))
      throw new WrongUsage('--serve, --host and --history need --watch');
    return undefined;
  }
  if (write !== undefined) throw new WrongUsage('--watch only reads: leave --write out');
  if (host !== undefined && serve === undefined) throw new WrongUsage('--host needs --serve');
  return {
    everyMs: numberIn(watch, [10, 86_400], '--watch is a number of seconds, 10 to 86400') * 1000,
    port: serve === undefined ? undefined : numberIn(serve, [0, 65_535], '--serve is a port, 0 to 65535'),
    host: host ?? '127.0.0.1',
    historyFile: history,
  };
}

/** What a command line asks for. Fails: WrongUsage, which never repeats the password. */
export function readWishes(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Wishes & Asked {
  const values = valuesIn(words);
  const url = addressIn(values.url, 'url');
  const seconds = values.timeout ?? '15';
  if (!/^[1-9]\d{0,2}$/.test(seconds)) throw new WrongUsage('--timeout is a number of seconds, 1 to 999');
  return {
    url,
    socketUrl: values.realtime === undefined ? new URL(url).origin : addressIn(values.realtime, 'realtime'),
    user: given(values.user, 'user'),
    password: given(values.password ?? environment['TANDEM_PASSWORD'], 'password'),
    writeTo: writeIn(values.write),
    timeoutMs: Number.parseInt(seconds, 10) * 1000,
    jsonFile: values.json,
    pageFile: values.html,
    watch: watchIn(values),
  };
}
