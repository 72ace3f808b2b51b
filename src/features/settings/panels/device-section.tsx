import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import styles from '../screens/settings-screen.module.css';
import { DataGroup } from './data-group.tsx';
import { InstallGroup } from './install-group.tsx';
import { LockGroup } from '../lock/panels/lock-group.tsx';
import { PhraseGroup } from './phrase-group.tsx';

/** Settings of this device alone, of no account. */
export function DeviceSection() {
  useTextsAhead(['device', 'requests']);
  const t = useText('device');
  const { isSignedIn } = useSession();
  return (
    <Page title={t('title')} back={routes.setting.setting}>
      <div className={styles['groups']}>
        {isSignedIn ? <LockGroup /> : undefined}
        <PhraseGroup />
        <InstallGroup />
        <DataGroup />
      </div>
    </Page>
  );
}
