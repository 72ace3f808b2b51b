import type { RequestFields } from '../../../core/platform/http-transport.ts';

/** `ids[0]=1&ids[1]=2`, `ids[]=1&ids[]=2`, `ids=1&ids=2`, `ids=1,2`. */
export const arrayStyles = ['indices', 'brackets', 'repeat', 'comma'] as const;
export type ArrayStyle = (typeof arrayStyles)[number];

// encodeURIComponent throws on a lone surrogate; typed text must never cause that.
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{fffd}'));

const encodeList: Readonly<Record<ArrayStyle, (key: string, values: readonly string[]) => string>> = {
  indices: (key, values) => values.map((value, index) => `${key}[${index}]=${encode(value)}`).join('&'),
  brackets: (key, values) => values.map((value) => `${key}[]=${encode(value)}`).join('&'),
  repeat: (key, values) => values.map((value) => `${key}=${encode(value)}`).join('&'),
  comma: (key, values) => `${key}=${values.map(encode).join(',')}`,
};

/**
 * `key=value` pairs joined with `&`. Empty values are left out: servers read an empty parameter as null and an absent
 * one as its default.
 */
export function encodeFields(fields: RequestFields, style: ArrayStyle): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const key = encode(name);
    if (value === undefined || value === null || value.length === 0) continue;
    pairs.push(typeof value === 'string' ? `${key}=${encode(value)}` : encodeList[style](key, value));
  }
  return pairs.join('&');
}

const isArrayStyle = (style: string): style is ArrayStyle => arrayStyles.some((known) => known === style);

export interface QueryStringOptions {
  /** Default, also for unknown names: `brackets`. */
  readonly arrayStyle?: string;
  /** Default: true. An empty query has no question mark. */
  readonly questionMark?: boolean;
}

/** The query of an address. */
export function queryString(fields: RequestFields, options: QueryStringOptions = {}): string {
  const { arrayStyle = 'brackets', questionMark = true } = options;
  const query = encodeFields(fields, isArrayStyle(arrayStyle) ? arrayStyle : 'brackets');
  return questionMark && query !== '' ? `?${query}` : query;
}
