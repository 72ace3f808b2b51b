import { useFormat } from '../../i18n/use-format.ts';
import { useText, useTextsAhead } from '../../i18n/use-text.ts';
import { formatForInput } from '../../money/format.ts';
import type { FieldReading } from '../../money/parse.ts';
import styles from './readings.module.css';

export interface ReadingsProps extends Pick<FieldReading, 'choices'> {
  /** The chosen reading, as the language writes it in a field. */
  readonly onChoose: (text: string) => void;
}

/** Asks which reading of an ambiguous number is meant. */
export function Readings({ choices, onChoose }: ReadingsProps) {
  useTextsAhead(['requests']);
  const t = useText('requests');
  const format = useFormat();
  if (choices === undefined) return undefined;
  const [first, second] = choices;
  const question = t('amount.ambiguous', { first: format.amount(first), second: format.amount(second) });
  return (
    <div className={styles['ambiguity']} role="group" aria-label={question}>
      <p className={styles['question']} role="alert">
        {question}
      </p>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={styles['choice']}
          onClick={() => onChoose(formatForInput(choice, format.languageTag))}
        >
          {format.amount(choice)}
        </button>
      ))}
    </div>
  );
}
