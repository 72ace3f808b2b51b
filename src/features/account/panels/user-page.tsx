import type { ReactNode } from 'react';
import type { User } from '../../../core/domain/people/user.ts';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import styles from '../parts/account-column.module.css';

export interface UserPageProps {
  readonly title: string;
  readonly render: (user: User) => ReactNode;
}

const rowHeight = 48;

/** A page about the signed-in person, with a placeholder until they are known. */
export function UserPage({ title, render }: UserPageProps) {
  const user = useCurrentUser();
  return (
    <Page title={title} back wide>
      <div className={styles['spread']}>
        {user.data === undefined && user.error !== null ? (
          <ErrorState error={user.error} onRetry={() => void user.refetch()} />
        ) : undefined}
        {user.data === undefined && user.error === null ? <SkeletonRows count={5} height={rowHeight} /> : undefined}
        {user.data === undefined ? undefined : render(user.data)}
      </div>
    </Page>
  );
}
