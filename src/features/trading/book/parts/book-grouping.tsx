import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { ListChoice } from '../../../../core/ui/fields/list-choice.tsx';
import { groupings } from '../model/groupings.ts';

export interface BookGroupingProps {
  readonly step: Price | undefined;
  /** The price step of the pair, where the server tells it. */
  readonly finest: Price | undefined;
  readonly last: Price | undefined;
  readonly onStep: (step: Price | undefined) => void;
}

/** How far the prices of a row lie apart. */
export function BookGrouping({ step, finest: priceStep, last, onStep }: BookGroupingProps) {
  const t = useText('trading');
  const format = useFormat();
  const options = groupings(priceStep, last);
  const [finest] = options;
  if (finest === undefined) return undefined;
  return (
    <ListChoice
      isLow
      label={t('book.group')}
      options={options.map((id) => ({ id, label: format.amount(id) }))}
      value={step ?? finest}
      onChange={(option) => onStep(option === finest ? undefined : option)}
    />
  );
}
