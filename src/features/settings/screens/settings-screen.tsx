import { useText } from '../../../core/i18n/use-text.ts';
import { Page } from '../../../core/ui/page.tsx';
import { StandingNotice } from '../../shared/session/screens/standing-notice.tsx';
import { AboutGroup } from './about-group.tsx';
import { ActivityGroup } from './activity-group.tsx';
import { DisplayGroup } from './display-group.tsx';
import { PersonGroup } from './person-group.tsx';
import styles from './settings-screen.module.css';

/** How the app speaks and looks on this device, what it said, what it is, and the way out. */
export default function SettingsScreen() {
  const t = useText('settings');
  return (
    <Page title={t('title')} back>
      <StandingNotice />
      <div className={styles['groups']}>
        <PersonGroup />
        <DisplayGroup />
        <ActivityGroup />
        <AboutGroup />
      </div>
    </Page>
  );
}
