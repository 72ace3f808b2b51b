import { useText } from '../../../../core/i18n/use-text.ts';
import type { NoticeKind, NoticeSubject } from '../../../../core/domain/notices/notice.ts';

export interface NoticeTexts {
  /** What happened. */
  kind(kind: NoticeKind): string;
  /** What happened to what; the kind alone without names. */
  said(kind: NoticeKind, names: readonly string[]): string;
}

const keyOf = (kind: NoticeKind) => `kinds.${kind}` as const satisfies `kinds.${NoticeSubject}.${string}`;

/** Notices in words. */
export function useNoticeTexts(): NoticeTexts {
  const t = useText('notices');
  const kindText = (kind: NoticeKind): string => t(keyOf(kind));
  return {
    kind: kindText,
    said: (kind, names) =>
      names.length === 0 ? kindText(kind) : t('said', { kind: kindText(kind), names: names.join(', ') }),
  };
}
