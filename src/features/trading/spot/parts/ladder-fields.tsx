import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import {
  fewestOrders,
  ladderFields,
  mostOrders,
  type Ladder,
  type LadderField,
  type LadderTexts,
} from '../model/ladder.ts';
import styles from './ladder.module.css';

export interface LadderFieldsProps {
  readonly texts: LadderTexts;
  readonly problems: Ladder['problems'];
  readonly base: string;
  readonly quote: string;
  readonly onText: (field: LadderField, text: string) => void;
}

/** Range, number and total of a ladder. */
export function LadderFields({ texts, problems, base, quote, onText }: LadderFieldsProps) {
  const t = useText('records');
  const format = useFormat();
  const units = { from: ` (${quote})`, to: ` (${quote})`, count: '', size: ` (${base})` } as const;
  return (
    <div className={styles['fields']}>
      {ladderFields.map((field) => {
        const problem = problems[field];
        return (
          <DecimalField
            key={field}
            label={`${t(`ladder.${field}`)}${units[field]}`}
            name={field}
            value={texts[field]}
            error={
              problem === undefined
                ? undefined
                : t(`ladder.problem.${problem}`, {
                    min: format.count(fewestOrders),
                    max: format.count(mostOrders),
                  })
            }
            onChange={(text) => onText(field, text)}
          />
        );
      })}
    </div>
  );
}
