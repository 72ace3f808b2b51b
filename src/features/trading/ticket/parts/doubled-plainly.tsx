import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { PartFailure, type PartFailureProps } from '../../../../core/ui/part-failure.tsx';

export interface DoubledPlainlyProps extends PartFailureProps {
  readonly doubled: { readonly rows: readonly unknown[] } | undefined;
}

/** Says that one tap made several orders even if the notice that names them cannot be loaded. */
export function DoubledPlainly({ doubled, ...failure }: DoubledPlainlyProps) {
  const t = useText('trading');
  const format = useFormat();
  if (doubled === undefined) return undefined;
  return (
    <div role="alert">
      <p>{t('outcome.doubled', { n: format.count(doubled.rows.length) })}</p>
      <PartFailure {...failure} />
    </div>
  );
}
