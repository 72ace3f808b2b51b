import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useConditions } from '../operations/use-conditions.ts';
import { ConditionList, type ConditionListProps } from '../parts/condition-list.tsx';

/** The requirements of a withdrawal that count on this server. */
export function Conditions(props: Omit<ConditionListProps, 'conditions' | 'isReviewed'>) {
  const isReviewed = useCurrentUser().data?.verification === 'reviewing';
  return <ConditionList {...props} isReviewed={isReviewed} conditions={useConditions(props, props.standing)} />;
}
