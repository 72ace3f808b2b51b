import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import type { NoticeKind, NoticeSubject } from '../../../../core/domain/notices/notice.ts';

export interface NoticeTexts {
  /** What happened. */
  kind(kind: NoticeKind): string;
  /** What happened to what; the kind alone without names. */
  said(kind: NoticeKind, names: readonly string[]): string;
  /** The same with the price at which it happened, if that is known: then there is one name. */
  saidAt(kind: NoticeKind, names: readonly string[], price: Price | undefined): string;
  /** News with the distance to a liquidation, if it is about one. */
  withAway(news: string, away: Rate | undefined): string;
  /** A price of a pair, as it is written everywhere. */
  priced(price: Price, symbol: string | undefined): string;
}

const keyOf = (kind: NoticeKind) => `kinds.${kind}` as const satisfies `kinds.${NoticeSubject}.${string}`;

/** The step of a pair's prices; undefined where it is not known. */
export type StepOf = (symbol: string) => Price | undefined;

/** Notices in words. */
export function useNoticeTexts(stepOf: StepOf): NoticeTexts {
  const t = useText('notices');
  const format = useFormat();
  const priced = (price: Price, symbol: string | undefined): string =>
    format.price(price, symbol === undefined ? undefined : stepOf(symbol)).full;
  const kindText = (kind: NoticeKind): string => t(keyOf(kind));
  const said = (kind: NoticeKind, names: readonly string[]): string =>
    names.length === 0 ? kindText(kind) : t('said', { kind: kindText(kind), names: names.join(', ') });
  return {
    kind: kindText,
    said,
    saidAt: (kind, names, price) =>
      price === undefined ? said(kind, names) : t('at', { news: said(kind, names), price: priced(price, names[0]) }),
    withAway: (news, away) => (away === undefined ? news : t('away', { news, percent: format.percent(away) })),
    priced,
  };
}
