import { formatForInput } from '../../money/format.ts';
import type { FieldReading } from '../../money/parse.ts';
import { useFormat } from '../../i18n/use-format.ts';
import styles from './readings.module.css';

export interface ReadingsProps extends Pick<FieldReading, 'choices'> {
  /** The question that they answer. */
  readonly label: string | undefined;
  /** The chosen reading, as the language writes it in a field. */
  readonly onChoose: (text: string) => void;
}

/** Asks which reading of an ambiguous number is meant. */
export function Readings({ choices, label, onChoose }: ReadingsProps) {
  const format = useFormat();
  if (choices === undefined) return undefined;
  return (
    <div className={styles['ambiguity']} role="group" aria-label={label}>
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
