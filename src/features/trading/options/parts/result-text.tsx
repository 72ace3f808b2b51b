import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './option-rows.module.css';

/** The server's result, as a word beside its colour. */
export function ResultText({ result }: Pick<OptionOrder, 'result'>) {
  const t = useText('options');
  if (result === undefined) return undefined;
  return (
    <span className={styles['result']} data-result={result}>
      {t(`result.${result}`)}
    </span>
  );
}

/** The prices and the result of an option do not fit together. */
export function Contradiction() {
  const t = useText('options');
  return (
    <span className={styles['contradiction']}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
      {t('row.contradicted')}
    </span>
  );
}
