import * as v from 'valibot';
import { dialectNames } from '../domain/server/dialect-name.ts';
import { AppError } from '../errors/app-error.ts';
import type { Brand } from './brand.ts';
import { isTimeZone } from '../i18n/zone/time-zone.ts';
import { productAreas, switchOf, type ProductArea } from './product-areas.ts';
import { isApiBase } from './web-address.ts';

/** The origin of pictures or events. Without query or fragment: a path is appended. */
const isHostAddress = (text: string): boolean => !text.startsWith('/') && isApiBase(text);
/** The page's own policy allows other hosts only over TLS. */
const isWebAddress = (text: string): boolean => isHostAddress(text.replace(/(\w)[/?#].*/s, '$1'));
const withoutEndSlash = (text: string): string => text.replace(/\/+$/, '');

const webAddress = v.pipe(v.string(), v.check(isWebAddress, 'must be https:'));
/** The operator's own page, by its label. */
export const link = v.strictObject({
  label: v.pipe(
    v.string(),
    v.check((text) => text !== '', 'is empty'),
  ),
  url: webAddress,
});
const links = v.optional(v.array(link), []);
const on = v.optional(v.boolean(), true);
const off = v.optional(v.boolean(), false);

/** `{id}` stands for the transaction. */
const idMark = '{id}';
const explorer = v.pipe(
  webAddress,
  v.check((text) => text.split(idMark).length === 2, 'must contain {id} once'),
);

/** By the network's name. Of what the schemas can do the first load brings what is asked for: `v.record` is 2 kB of it. */
const explorers = v.pipe(
  v.lazy((named) => v.strictObject(v.entriesFromList(Object.keys(named ?? {}), explorer))),
  v.transform((named) =>
    Object.fromEntries(Object.entries(named).map(([network, address]) => [network.toLowerCase(), address])),
  ),
);

const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  v.picklist(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`);

const hostAddress = v.pipe(v.string(), v.check(isHostAddress, 'must be https:'));
const apiBase = v.pipe(
  v.optional(v.string(), '/api'),
  v.check(isApiBase, 'must be a /path or https:'),
  v.transform(withoutEndSlash),
);
const ownOrWebAddress = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => text === '' || isHostAddress(text), 'must be https:'),
  v.transform(withoutEndSlash),
);

const weekTime = v.pipe(
  v.string(),
  v.check(
    (text) => /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) (?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
    'must be like "Sun 22:00"',
  ),
);
const sessions = v.optional(v.array(v.strictTuple([weekTime, weekTime])), []);

const schema = v.strictObject({
  /** The base address of all calls. */
  apiBase,
  /** `include` sends the server's cookies to another origin, too: the server keeps codes in a cookie session. */
  credentials: v.optional(oneOf('same-origin', 'include'), 'same-origin'),
  /** Where writes carry an idempotency key: see docs/hosting.md. */
  requestIds: v.optional(oneOf('same-origin', 'always', 'never'), 'same-origin'),
  /** Prefix of relative images; empty is the page's own host. */
  fileHost: ownOrWebAddress,
  /** Hosts of pictures with full addresses, for the policy of the page (`npm run policy`). */
  pictureHosts: v.optional(v.array(hostAddress), []),
  /** Where a transaction is looked up, by the network's name in small letters. */
  explorers: v.optional(explorers, {}),
  realtime: v.optional(
    v.strictObject({
      /** Empty is the page's own host. A path after the host is the path of the socket, otherwise `/socket.io`. */
      url: ownOrWebAddress,
      protocol: v.optional(oneOf('auto', 'v4', 'v2'), 'auto'),
    }),
    {},
  ),
  /** A public service of currency rates; without it amounts show in USD alone. */
  ratesUrl: v.optional(webAddress),
  /** Where what goes wrong and how fast the page is may be sent: docs/observability.md. Nothing is sent without it. */
  observability: v.optional(hostAddress),
  /** The time zone of the server's times, which the protocol leaves out; without it receipts say so. */
  serverTimeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'must be like "Asia/Singapore"'))),
  /** Trading hours in UTC; without them a closed market does not say when it opens. */
  marketHours: v.optional(v.strictObject({ forex: sessions, stock: sessions, futures: sessions }), {}),
  tabs: v.optional(oneOf('standard', 'compact', 'guess'), 'standard'),
  /** What this server offers beyond the specification. */
  capabilities: v.optional(
    v.strictObject({
      depth: on,
      trades: on,
      quiz: off,
      walletSignIn: off,
      coupons: off,
      signature: off,
      emailBinding: off,
      /** The deposit of an auction can be paid before a bid. */
      auctionDeposit: off,
    }),
    {},
  ),
  /** Where servers of the protocol read the same field differently. */
  dialect: v.optional(
    v.strictObject({
      /** The family of the server; without it the answers reveal it. */
      family: v.optional(oneOf(...dialectNames)),
      /** What `amount` of a token subscription is: tokens wanted, or money to pay. */
      subscriptionAmount: v.optional(oneOf('tokens', 'payment'), 'tokens'),
      /** The meaning of a dual investment's state numbers: see `DualNumbering`; the family decides by default. */
      dualStates: v.optional(oneOf('labels', 'settlement')),
    }),
    {},
  ),
  /** The offered areas: an area that is off has no route, no entry and no text. Absent areas are probed. */
  products: v.pipe(
    v.optional(v.strictObject(v.entriesFromList(productAreas.map(switchOf), on)), {}),
    v.transform(({ spot, contract: contracts, seconds: options, ...others }) => ({
      spot,
      contracts,
      options,
      ...others,
    })),
  ),
  /** The operator's own warning: percent of accounts that lose money, and where to read more. */
  risk: v.optional(
    v.strictObject({
      lossPercent: v.optional(
        v.pipe(
          v.string(),
          v.check((text) => /^(?:100|\d{1,2}(?:\.\d+)?)$/.test(text), 'must be like "74.5"'),
        ),
      ),
      links,
    }),
    {},
  ),
  /**
   * Before the first order of contracts or timed options: with `coolingOff` a day passes after the first look at them,
   * with `questions` the person answers questions about their risks.
   */
  safeguards: v.optional(v.strictObject({ coolingOff: off, questions: off }), {}),
  legal: v.optional(v.strictObject({ links }), {}),
  /** Judged later, field by field: see docs/brand.md. */
  brand: v.optional(v.unknown()),
});

export interface RuntimeConfig extends Omit<v.InferOutput<typeof schema>, 'brand'> {
  /**
   * Absent when every area is known. Otherwise those that a new server has not told yet are undefined: they may be opened
   * (`products`), and are not offered.
   */
  readonly sure?: Readonly<Record<ProductArea, boolean | undefined>>;
  /** Areas that the file decides. All others are probed. */
  readonly decided: readonly string[];
  /** Areas that went from this page while it was open. */
  readonly taken?: readonly string[] | undefined;
  /** The `brand` block as written. */
  readonly writtenBrand: unknown;
  /** What of it is taken; the program puts it here before it draws anything. */
  readonly brand?: Brand | undefined;
}
export type RealtimeProtocol = RuntimeConfig['realtime']['protocol'];

function describe(issue: v.BaseIssue<unknown>): { field: string; why: string } {
  const field = issue.path?.map(({ key }) => key).join('.') ?? '';
  if (issue.expected === 'never') return { field, why: 'is not a setting' };
  return { field, why: issue.message };
}

/** Fails with `unexpected-shape`; the message names each wrong field, `detail` the first. */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  const result = v.safeParse(schema, value);
  if (result.success) {
    const { products = {} }: { readonly products?: object } = typeof value === 'object' && value !== null ? value : {};
    const { brand: writtenBrand, ...output } = result.output;
    return { ...output, decided: productAreas.filter((area) => switchOf(area) in products), writtenBrand };
  }
  const problems = result.issues.map(describe);
  const text = problems.map(({ field, why }) => `${field === '' ? 'the file' : field}: ${why}`).join('; ');
  throw new AppError('unexpected-shape', `config.json: ${text}`, { detail: problems[0]?.field ?? '' });
}

/**
 * Reads `config.json` beside the page, and from nowhere else. A host without that file (404) gets the defaults.
 * Fails: unexpected-shape (the file is wrong), bad-status, no-answer.
 */
export async function readRuntimeConfig(fetchFile: typeof fetch, address: string): Promise<RuntimeConfig> {
  const answer = await fetchFile(address, { cache: 'no-store', redirect: 'error' }).catch(() => undefined);
  if (answer === undefined) throw new AppError('no-answer', 'config.json: no answer came', { detail: address });
  if (answer.status === 404) return parseRuntimeConfig({});
  if (!answer.ok) throw new AppError('bad-status', `config.json: HTTP ${answer.status}`, { status: answer.status });
  const text = await answer.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('unexpected-shape', 'config.json: the file is not JSON', { detail: address });
  }
  return parseRuntimeConfig(value);
}
