/** The operator's configuration; every field may be missing. */
export interface SiteConfiguration {
  readonly name: string | undefined;
  readonly logo: string | undefined;
  readonly downloadLogo: string | undefined;
  /** Every other key the server sent, as sent. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface MenuEntry {
  readonly id: string;
  /** Name in the operator's language: the fallback label. */
  readonly name: string;
  /** Key of the label in our own dictionary, when the server sends one. */
  readonly labelKey: string | undefined;
  readonly icon: string | undefined;
  /** Client route, or an absolute address. */
  readonly target: string;
  readonly isOutside: boolean;
  readonly isFinancial: boolean;
}

export interface Article {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML as the server sent it: sanitise before showing. */
  readonly html: string;
  readonly cover: string | undefined;
  readonly thumbnail: string | undefined;
  readonly createdAt: string;
}

/** `c_id` of the news list. */
export const articleCategories = { announcements: '4', banners: '5', rebates: '23', agreements: '35' } as const;
export type ArticleCategory = keyof typeof articleCategories;
