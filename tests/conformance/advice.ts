import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { switchOf } from '../../src/core/config/product-areas.ts';
import type { RealtimeProtocol } from '../../src/core/config/runtime-config.ts';
import { knownDifference, remaining } from './family-exceptions.ts';
import { allProducts, spareable, type Product } from './products.ts';
import { isOtherProduct, type Row } from './report.ts';

/** The settings that this server needs; everything else may stay as it is. */
export interface AdvisedConfig {
  readonly dialect?: { readonly family: DialectName };
  readonly realtime?: { readonly protocol: RealtimeProtocol };
  readonly serverTimeZone?: string;
  readonly products?: Readonly<Record<string, boolean>>;
}

export interface Advice {
  readonly config: AdvisedConfig;
  /** What to ask of the operator, what harms people most first. */
  readonly asks: readonly string[];
}

interface Seen {
  readonly rows: readonly Row[];
  readonly family: DialectName;
  readonly protocol: RealtimeProtocol;
  /** Of the server's times; undefined where no answer shows it. */
  readonly zone: string | undefined;
}

const isLackingIn = (rows: readonly Row[], operation: string): boolean =>
  rows.some((row) => row.operation === operation && (row.verdict === 'missing' || isOtherProduct(row)));

const isOffered = (rows: readonly Row[], { offered }: Product): boolean =>
  offered === undefined || !offered.needs.some((operation) => isLackingIn(rows, operation));

/** `harm`: the app cannot do it. `some`: it can but for some. */
type Effect = { readonly kind: 'none' | 'harm' } | { readonly kind: 'some'; readonly without: string };

/** What differs is no harm where the app handles it. */
function effectOf({ call, held, verdict, findings }: Row, family: DialectName): Effect {
  const stopping = verdict === 'differs' ? findings.filter(({ stopsApp }) => stopsApp) : [];
  const numbers = stopping.map(({ kind }) => knownDifference(family, call, kind));
  const left = numbers.flatMap((number) => (number === undefined ? [] : (remaining[number] ?? [])));
  // A call that answers no one well concerns more than some.
  if (numbers.includes(undefined) || (left.length > 0 && held.length === 0)) return { kind: 'harm' };
  return left.length === 0 ? { kind: 'none' } : { kind: 'some', without: left.join(', ') };
}

function asksOf({ rows, family }: Seen, { name, harm }: Product): readonly string[] {
  const own = rows.filter(({ product, operation }) => product === name && !spareable.has(operation));
  const missing = own.filter(({ verdict }) => verdict === 'missing').map(({ operation }) => operation);
  const unreadable = own.filter((row) => effectOf(row, family).kind === 'harm').map(({ operation }) => operation);
  const wishes = [
    ...(missing.length === 0 ? [] : [`route ${missing.join(', ')}`]),
    ...(unreadable.length === 0 ? [] : [`mend the answers of ${unreadable.join(', ')}`]),
  ];
  return wishes.length === 0 ? [] : [`${name}: ${wishes.join('; ')}. Until then ${harm}.`];
}

/** What concerns few people, behind what concerns all. */
const someAsksOf = ({ rows, family }: Seen, { name }: Product): readonly string[] =>
  rows.flatMap((row) => {
    const effect = effectOf(row, family);
    return row.product === name && effect.kind === 'some'
      ? [`${name}: mend the answers of ${row.operation} for ${effect.without}. All others are answered.`]
      : [];
  });

const zoneAsk = (zone: string | undefined): readonly string[] =>
  zone === undefined
    ? [
        'Times: say in which time zone they are, for `serverTimeZone`. Until an order shows it, receipts say it is unknown.',
      ]
    : [];

function spareOf(rows: readonly Row[]): readonly string[] {
  const missing = rows.filter(({ operation, verdict }) => spareable.has(operation) && verdict === 'missing');
  const names = missing.map(({ operation }) => operation);
  return names.length === 0 ? [] : [`Where it is easy: route ${names.join(', ')}. The app does without them.`];
}

/** What to set, and what to ask for. */
export function adviceFrom(seen: Seen): Advice {
  const { rows, family, protocol, zone } = seen;
  const off = allProducts.flatMap((product) =>
    isOffered(rows, product) ? [] : (product.offered?.by ?? []).map((area) => [switchOf(area), false] as const),
  );
  const offered = allProducts.filter((product) => isOffered(rows, product));
  return {
    config: {
      ...(family === 'standard' ? {} : { dialect: { family } }),
      // The app tries the newer generation first by itself.
      ...(protocol === 'v2' ? { realtime: { protocol } } : {}),
      ...(zone === undefined ? {} : { serverTimeZone: zone }),
      ...(off.length === 0 ? {} : { products: Object.fromEntries(off) }),
    },
    asks: [
      ...offered.flatMap((product) => asksOf(seen, product)),
      ...offered.flatMap((product) => someAsksOf(seen, product)),
      ...zoneAsk(zone),
      ...spareOf(rows),
    ],
  };
}
