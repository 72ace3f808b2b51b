import { useState } from 'react';
import { isOffered } from '../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { inOneLine } from '../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { useCurrentUser, useSignOut } from '../../shared/session/data/current-user.ts';
import { ConfirmSheet } from '../../../core/ui/sheets/confirm-sheet.tsx';
import { PathRow } from '../../../core/ui/lists/row-group.tsx';
import { useHasOpenRequest } from '../data/open-requests.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from '../screens/settings-screen.module.css';

export function PersonGroup() {
  const t = useText('settings');
  const { isSignedIn } = useSession();
  return <SettingGroup title={t('person.title')}>{isSignedIn ? <Person /> : <Visitor />}</SettingGroup>;
}

function Visitor() {
  const t = useText('settings');
  return (
    <div className={styles['visitor']}>
      <p>{t('person.visitor')}</p>
      <div className={styles['ways']}>
        <LinkButton to={routes.common.register} variant="secondary" size="small">
          {t('person.register')}
        </LinkButton>
        <LinkButton to={loginPath(routes.setting.setting)} state={detour} size="small">
          {t('person.login')}
        </LinkButton>
      </div>
    </div>
  );
}

function Person() {
  const t = useText('settings');
  const { languageTag } = useFormat();
  const common = useText('common');
  const user = useCurrentUser().data;
  const signOut = useSignOut();
  const [isAsked, setIsAsked] = useState(false);
  const hasOpenRequest = useHasOpenRequest();
  const isTrading = isOffered(useRuntimeConfig().products, routes.transaction.index);
  const isOneOpen = isAsked && hasOpenRequest();
  const onConfirm = (): void => {
    signOut.mutate(undefined, {
      onSettled: () => {
        setIsAsked(false);
        notify.success(t('logOut.done'));
      },
    });
  };
  return (
    <>
      <div className={styles['person']}>
        <span className={styles['names']}>
          <span className={styles['name']}>{user?.nickname}</span>
          <span className={styles['login']}>{user?.maskedLogin}</span>
        </span>
        <Button variant="secondary" size="small" onClick={() => setIsAsked(true)}>
          {t('logOut.action')}
        </Button>
        <ConfirmSheet
          isOpen={isAsked}
          title={t('logOut.title')}
          text={inOneLine(languageTag, [
            ...(isTrading ? [t('logOut.trading')] : []),
            t('logOut.text'),
            ...(isOneOpen ? [t('logOut.open')] : []),
          ])}
          confirmLabel={t('logOut.action')}
          cancelLabel={common('cancel')}
          isBusy={signOut.isPending}
          onConfirm={onConfirm}
          onCancel={() => setIsAsked(false)}
        />
      </div>
      <PathRow label={t('person.profile')} to={routes.setting.userInfo} />
      <PathRow label={t('person.security')} to={routes.setting.security} />
      <PathRow label={t('person.bills')} to={routes.setting.bill} />
      <PathRow label={t('person.journal')} to={routes.journal} />
      <PathRow label={t('person.identity')} to={routes.setting.realMark} />
    </>
  );
}
