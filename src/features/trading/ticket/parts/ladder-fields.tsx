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

export interface Enough {
  /** The smallest size that is enough, in words; undefined if unknown. */
  readonly least: string | undefined;
  /** The number of orders, as typed. */
  readonly n: string;
}

/** What is wrong with a field, in words; what is too little names what is enough. */
export function useLadderProblemText(): (problem: LadderProblem | undefined, enough?: Enough) => string | undefined {
  const t = useText('records');
  const { count } = useFormat();
  return (problem, enough) => {
    if (problem === undefined) return undefined;
    if (problem === 'tooSmall' && enough?.least !== undefined)
      return t('ladder.problem.atLeast', { least: enough.least, n: enough.n });
    return t(`ladder.problem.${problem}`, { min: count(fewestOrders), max: count(mostOrders) });
  };
}
