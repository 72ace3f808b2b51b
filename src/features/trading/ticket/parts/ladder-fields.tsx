import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import {
  fewestOrders,
  ladderFields,
  mostOrders,
  type LadderField,
  type LadderProblem,
  type LadderTexts,
} from '../model/ladder-steps.ts';
import styles from './ladder.module.css';

export interface LadderFieldsProps {
  readonly texts: LadderTexts;
  readonly labels: Readonly<Record<LadderField, string>>;
  readonly errors: Readonly<Partial<Record<LadderField, string | undefined>>>;
  readonly onText: (field: LadderField, text: string) => void;
}

/** Range, number and total of a ladder. */
export function LadderFields({ texts, labels, errors, onText }: LadderFieldsProps) {
  return (
    <div className={styles['fields']}>
      {ladderFields.map((field) => (
        <DecimalField
          key={field}
          label={labels[field]}
          name={field}
          value={texts[field]}
          error={errors[field]}
          onChange={(text) => onText(field, text)}
        />
      ))}
    </div>
  );
}

/** What is wrong with a field, in words. */
export function useLadderProblemText(): (problem: LadderProblem | undefined) => string | undefined {
  const t = useText('records');
  const { count } = useFormat();
  return (problem) =>
    problem === undefined
      ? undefined
      : t(`ladder.problem.${problem}`, { min: count(fewestOrders), max: count(mostOrders) });
}
