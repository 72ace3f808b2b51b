import type { LabelledValue } from '../../../core/domain/payee.ts';
import rowStyles from '../../../core/ui/link-rows.module.css';

/** What a saved card says, line by line. */
export function CardFacts({ lines }: { readonly lines: readonly LabelledValue[] }) {
  return (
    <dl className={rowStyles['rows']}>
      {lines.map(({ label, value }) => (
        <div key={label} className={rowStyles['row']}>
          <dt className={rowStyles['texts']}>{label}</dt>
          <dd className={rowStyles['texts']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
