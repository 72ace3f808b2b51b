import { useText } from '../../../../core/i18n/use-text.ts';

/** Stands in the place of a small chart that could not be read, as large as it: a dash, and the reason for those who do not see it. */
export function UnreadDay() {
  const t = useText('failures');
  return (
    <svg viewBox="0 0 64 24" width="64" height="24" role="img" aria-label={t('read.chart')}>
      <text x="32" y="17" textAnchor="middle" fontSize="16" fill="var(--text-2)">
        —
      </text>
    </svg>
  );
}
