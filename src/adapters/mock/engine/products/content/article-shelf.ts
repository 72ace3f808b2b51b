import { languageCodes, type LanguageCode } from '../../../../../core/i18n/languages.ts';
import type { Json } from '../../kernel/basics/engine-types.ts';
import { timestamp } from '../../kernel/basics/wire-format.ts';
import { articleTexts } from './article-texts.gen.ts';

type ArticleKey = keyof (typeof articleTexts)['en'];

/** Categories by their numbers on the wire. */
export const categories = {
  announcements: 4,
  banners: 5,
  faq: 18,
  about: 19,
  rebates: 23,
  popUp: 32,
  contact: 33,
  compliance: 34,
  agreements: 35,
  withdrawals: 36,
} as const;

interface Placed {
  readonly key: ArticleKey;
  readonly category: number;
  /** Higher comes first. */
  readonly sorts: number;
  readonly publishedAt: number;
  readonly cover: string;
}

const day = 24 * 3_600_000;
const opening = Date.UTC(2026, 0, 1, 9);
const { announcements, banners, popUp, faq, about, contact, compliance, agreements, withdrawals, rebates } = categories;
const page = (key: ArticleKey, category: number): Placed => ({
  key,
  category,
  sorts: 0,
  publishedAt: opening,
  cover: '',
});

const placed: readonly Placed[] = [
  { key: 'welcome', category: announcements, sorts: 2, publishedAt: opening + 2 * day, cover: '' },
  { key: 'hours', category: announcements, sorts: 1, publishedAt: opening + day, cover: '' },
  { key: 'fees', category: announcements, sorts: 0, publishedAt: opening, cover: '' },
  { key: 'practise', category: banners, sorts: 1, publishedAt: opening, cover: '' },
  { key: 'watch', category: banners, sorts: 0, publishedAt: opening, cover: '' },
  { key: 'caution', category: popUp, sorts: 0, publishedAt: opening, cover: '' },
  page('faq', faq),
  page('about', about),
  page('contact', contact),
  page('compliance', compliance),
  page('agreement', agreements),
  page('withdrawals', withdrawals),
  page('privacy', agreements),
  page('legal', agreements),
  page('rebates', rebates),
];

export interface ShelvedArticle {
  readonly id: number;
  readonly category: number;
  readonly language: LanguageCode;
  readonly sorts: number;
  readonly row: { readonly [key: string]: Json };
}

/** A line that begins with a hash is a heading. */
const asHtml = (line: string): string => (line.startsWith('# ') ? `<h3>${line.slice(2)}</h3>` : `<p>${line}</p>`);

function shelve(place: Placed, language: LanguageCode, id: number): ShelvedArticle {
  const { title, abstract, paragraphs } = articleTexts[language][place.key];
  const time = timestamp(place.publishedAt);
  const row = {
    id,
    c_id: place.category,
    lang: language,
    title,
    abstract,
    content: paragraphs.map(asHtml).join(''),
    thumbnail: '',
    cover: place.cover,
    sorts: place.sorts,
    create_time: time,
    update_time: time,
  };
  return { id, category: place.category, language, sorts: place.sorts, row };
}

/** Every article in every language, by the operator's order and then the newest number first. */
export const articleShelf: readonly ShelvedArticle[] = placed
  .flatMap((place, index) =>
    languageCodes.map((language, tongue) => shelve(place, language, (index + 1) * languageCodes.length + tongue)),
  )
  .toSorted((left, right) => right.sorts - left.sorts || right.id - left.id);
