import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { RealtimeProtocol, RuntimeConfig } from '../../src/core/config/runtime-config.ts';
import { allProducts, spareable, type Product } from './products.ts';
import type { Row } from './report.ts';

/** The settings that this server needs; everything else may stay as it is. */
export interface AdvisedConfig {
  readonly dialect?: { readonly family: DialectName };
  readonly realtime?: { readonly protocol: RealtimeProtocol };
  readonly products?: Partial<RuntimeConfig['products']>;
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
}

const isLackingIn = (rows: readonly Row[], operation: string): boolean =>
  rows.some((row) => row.operation === operation && row.verdict === 'missing');

const isOffered = (rows: readonly Row[], { offered }: Product): boolean =>
  offered === undefined || !offered.needs.some((operation) => isLackingIn(rows, operation));

function asksOf(rows: readonly Row[], { name, harm }: Product): readonly string[] {
  const own = rows.filter(({ product, operation }) => product === name && !spareable.has(operation));
  const missing = own.filter(({ verdict }) => verdict === 'missing').map(({ operation }) => operation);
  const unreadable = own
    .filter(({ verdict, findings }) => verdict === 'differs' && findings.some(({ stopsApp }) => stopsApp))
    .map(({ operation }) => operation);
  const wishes = [
    ...(missing.length === 0 ? [] : [`route ${missing.join(', ')}`]),
    ...(unreadable.length === 0 ? [] : [`mend the answers of ${unreadable.join(', ')}`]),
  ];
  return wishes.length === 0 ? [] : [`${name}: ${wishes.join('; ')}. Until then ${harm}.`];
}

function spareOf(rows: readonly Row[]): readonly string[] {
  const missing = rows.filter(({ operation, verdict }) => spareable.has(operation) && verdict === 'missing');
  const names = missing.map(({ operation }) => operation);
  return names.length === 0 ? [] : [`Where it is easy: route ${names.join(', ')}. The app does without them.`];
}

/** What to set, and what to ask for. */
export function adviceFrom({ rows, family, protocol }: Seen): Advice {
  const off = allProducts.flatMap((product) =>
    product.offered !== undefined && !isOffered(rows, product) ? [[product.offered.by, false] as const] : [],
  );
  return {
    config: {
      ...(family === 'standard' ? {} : { dialect: { family } }),
      // The app tries the newer generation first by itself.
      ...(protocol === 'v2' ? { realtime: { protocol } } : {}),
      ...(off.length === 0 ? {} : { products: Object.fromEntries(off) }),
    },
    asks: [
      ...allProducts.filter((product) => isOffered(rows, product)).flatMap((product) => asksOf(rows, product)),
      ...spareOf(rows),
    ],
  };
}
