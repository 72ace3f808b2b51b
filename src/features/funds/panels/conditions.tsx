import { useConditions } from '../operations/use-conditions.ts';
import { ConditionList, type ConditionListProps } from '../parts/condition-list.tsx';

/** The requirements of a withdrawal that count on this server. */
export function Conditions(props: Omit<ConditionListProps, 'conditions'>) {
  return <ConditionList {...props} conditions={useConditions(props, props.standing)} />;
}
