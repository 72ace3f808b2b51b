import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openLevel, type Identity } from '../../../core/domain/people/identity.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useIdentity } from '../../shared/identity/data/identity-state.ts';
import styles from '../../../core/ui/column.module.css';
import { useLevelLimits } from '../data/level-limits.ts';
import { LevelCard } from '../parts/level-card.tsx';
import { AdvancedForm } from '../panels/advanced-form.tsx';
import { BasicForm } from '../panels/basic-form.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { SupportFirst } from '../parts/support-first.tsx';
import { ContactsNotice } from '../panels/contacts-notice.tsx';
import { WhatFor } from '../panels/what-for.tsx';
import { nextLevelField, useWayBack } from '../operations/use-way-back.ts';

const fieldHeight = 64;

/** The result of the last application, then the form of the next level: at once after a refusal, else when asked for. */
export default function ApplicationScreen() {
  useTextsAhead(['identity', 'rules', 'messages', 'pictures', 'requests']);
  const t = useText('identity');
  const identity = useIdentity();
  return (
    <Page title={t('title')} back wide>
      <div className={styles['beside']}>
        {identity.data === undefined && identity.error !== null ? (
          <ErrorState error={identity.error} onRetry={() => void identity.refetch()} />
        ) : undefined}
        {identity.data === undefined && identity.error === null ? (
          <SkeletonRows count={6} height={fieldHeight} />
        ) : undefined}
        {identity.data === undefined ? undefined : <Application identity={identity.data} />}
      </div>
    </Page>
  );
}

function Application({ identity }: { readonly identity: Identity }) {
  const t = useText('identity');
  const owner = useCurrentUser().data?.id;
  const { overviewPath } = useWayBack();
  const { identitySteps } = useServerDialect();
  const open = openLevel(identity, identitySteps);
  const [asked] = useSearchParams();
  const [wantsNext, setWantsNext] = useState(asked.get(nextLevelField) !== null);
  const isPassed = open === 2 && identity.advanced === 'none' && !wantsNext;
  const level = isPassed ? undefined : open;
  const isOfFirst = identity.basic !== 'approved' || identitySteps === 'one';
  const shown = level ?? (isOfFirst || isPassed ? 1 : 2);
  const state = shown === 1 ? identity.basic : identity.advanced;
  const limitsOf = useLevelLimits();
  return (
    <>
      <div className={styles['part']}>
        {level === undefined ? undefined : <WhatFor />}
        <LevelCard level={shown} state={state} reason={identity.record?.reason} limits={limitsOf(shown)} />
        {identity.mustAskSupport === true ? <SupportFirst /> : undefined}
        <ContactsNotice />
        {level === undefined && !isPassed && state === 'approved' && identitySteps === 'two' ? (
          <p>{t('allDone')}</p>
        ) : undefined}
      </div>
      <div className={styles['part']}>
        {level === 1 && owner !== undefined ? (
          <BasicForm owner={owner} record={identity.basic === 'refused' ? identity.record : undefined} />
        ) : undefined}
        {level === 2 && owner !== undefined ? <AdvancedForm owner={owner} /> : undefined}
        {level === undefined ? <Onward isPassed={identity.basic === 'approved'} /> : undefined}
        {isPassed ? (
          <Button variant="secondary" isWide onClick={() => setWantsNext(true)}>
            {t('next')}
          </Button>
        ) : undefined}
        <LinkButton to={overviewPath} variant="quiet" isWide replace>
          {t('overview')}
        </LinkButton>
      </div>
    </>
  );
}

function Onward({ isPassed }: { readonly isPassed: boolean }) {
  const t = useText('identity');
  const { onward } = useWayBack();
  if (onward === undefined) return undefined;
  return (
    <LinkButton to={onward} variant={isPassed ? 'primary' : 'secondary'} isWide>
      {t('onward')}
    </LinkButton>
  );
}
