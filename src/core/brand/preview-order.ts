/** What the studio tells a page that it shows, by the name of its frame. */
export interface PreviewOrder {
  /** The block, as it would stand in `config.json`. */
  readonly brand: Readonly<Record<string, unknown>>;
  /** The session of the person who looks; undefined for a visitor. */
  readonly token: string | undefined;
  readonly language: string;
  readonly theme: 'dark' | 'light';
}

/** The search of the address that asks a page to be one that the studio shows. */
export const previewSearch = '?preview';

/** Of what a shown page keeps, in the storage of its tab. */
export const previewPrefix = 'tandem.preview.';

export const isPreviewSearch = (search: string): boolean => search === previewSearch;

export const nameOfOrder = (order: PreviewOrder): string => JSON.stringify(order);

/** Undefined for a name that is no order. */
export function orderOfName(name: string): PreviewOrder | undefined {
  let said: unknown;
  try {
    said = JSON.parse(name);
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...said };
  const { brand, token, language, theme } = fields;
  if (typeof brand !== 'object' || brand === null || typeof language !== 'string') return undefined;
  return {
    brand: { ...brand },
    token: typeof token === 'string' ? token : undefined,
    language,
    theme: theme === 'light' ? 'light' : 'dark',
  };
}
