import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { DecimalText } from '../../../../core/money/amount.ts';
import styles from './ticket.module.css';

export interface AmbiguityProps {
  readonly choices: readonly DecimalText[] | undefined;
  readonly onChoose: (value: DecimalText) => void;
}

/** Asks which reading of an ambiguous number is meant. */
export function Ambiguity({ choices, onChoose }: AmbiguityProps) {
  const t = useText('trading');
  const format = useFormat();
  const [first, second] = choices ?? [];
  if (first === undefined || second === undefined) return undefined;
  const texts = { first: format.amount(first), second: format.amount(second) };
  return (
    <div className={styles['ambiguity']} role="group" aria-label={t('ticket.note.ambiguous', texts)}>
      <button type="button" className={styles['choice']} onClick={() => onChoose(first)}>
        {texts.first}
      </button>
      <button type="button" className={styles['choice']} onClick={() => onChoose(second)}>
        {texts.second}
      </button>
    </div>
  );
}
