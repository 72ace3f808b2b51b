import { openLevel, type Identity, type IdentityLevel } from '../../../core/domain/people/identity.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useIdentity } from '../../shared/identity/data/identity-state.ts';
import styles from '../../../core/ui/column.module.css';
import { classNames } from '../../../core/ui/class-names.ts';
import { useLevelLimits } from '../data/level-limits.ts';
import { LevelCard } from '../parts/level-card.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { SupportFirst } from '../parts/support-first.tsx';
import { ContactsNotice } from '../panels/contacts-notice.tsx';
import { WhatFor } from '../panels/what-for.tsx';
import { useWayBack } from '../operations/use-way-back.ts';
import own from './verification-screen.module.css';

const cardHeight = 180;

/** The start of the check: both levels with their limits, and the link to the form. */
export default function VerificationScreen() {
  useTextsAhead(['identity', 'messages']);
  const t = useText('identity');
  const identity = useIdentity();
  return (
    <Page title={t('title')} back wide>
      <div className={classNames(styles['column'], own['column'])}>
        <WhatFor />
        {identity.data === undefined && identity.error !== null ? (
          <ErrorState error={identity.error} onRetry={() => void identity.refetch()} />
        ) : undefined}
        {identity.data === undefined && identity.error === null ? (
          <SkeletonRows count={2} height={cardHeight} />
        ) : undefined}
        {identity.data === undefined ? undefined : <Levels identity={identity.data} />}
      </div>
    </Page>
  );
}

function Levels({ identity }: { readonly identity: Identity }) {
  const t = useText('identity');
  const { onward, formPath, nextFormPath } = useWayBack();
  const { identitySteps } = useServerDialect();
  const limitsOf = useLevelLimits();
  const open = openLevel(identity, identitySteps);
  const levels: readonly IdentityLevel[] = identitySteps === 'one' ? [1] : [1, 2];
  const states = { 1: identity.basic, 2: identity.advanced } as const;
  const action = (level: IdentityLevel) =>
    open === level ? (
      <LinkButton to={level === 1 ? formPath : nextFormPath} isWide>
        {t(states[level] === 'refused' ? 'correct' : 'start')}
      </LinkButton>
    ) : undefined;
  return (
    <>
      {identity.mustAskSupport === true ? <SupportFirst /> : undefined}
      <ContactsNotice />
      <div className={own['levels']}>
        {levels.map((level) => (
          <LevelCard
            key={level}
            level={level}
            state={states[level]}
            reason={identity.record?.reason}
            action={action(level)}
            limits={limitsOf(level)}
          />
        ))}
      </div>
      {onward === undefined ? undefined : (
        <LinkButton to={onward} variant={identity.basic === 'approved' ? 'primary' : 'secondary'} isWide>
          {t('onward')}
        </LinkButton>
      )}
    </>
  );
}
