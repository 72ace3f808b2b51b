import type { Amount } from '../../../core/money/amount.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useConditions } from '../operations/use-conditions.ts';
import { ConditionList, type ConditionListProps } from '../parts/condition-list.tsx';

interface ConditionsProps extends Omit<ConditionListProps, 'conditions' | 'isReviewed'> {
  /** The sum in the form; undefined without one. */
  readonly typed: Amount | undefined;
}

/** The requirements of a withdrawal that count on this server. */
export function Conditions({ typed, ...props }: ConditionsProps) {
  const isReviewed = useCurrentUser().data?.verification === 'reviewing';
  return (
    <ConditionList {...props} isReviewed={isReviewed} conditions={useConditions({ ...props, typed }, props.standing)} />
  );
}
