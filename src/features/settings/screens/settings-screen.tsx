import { useSearchParams } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { limitsSection } from '../../shared/limits/model/limits-path.ts';
import { LockLead } from '../../shared/session/panels/lock-lead.tsx';
import { AboutGroup } from '../panels/about-group.tsx';
import { ActivityGroup } from '../panels/activity-group.tsx';
import { AlertsGroup } from '../panels/alerts-group.tsx';
import { DataSaverGroup } from '../panels/data-saver-group.tsx';
import { DisplayGroup } from '../panels/display-group.tsx';
import { KeyboardGroup } from '../shortcuts/panels/keyboard-group.tsx';
import { PersonGroup } from '../panels/person-group.tsx';
import { TradingGroup } from '../panels/trading-group.tsx';
import styles from './settings-screen.module.css';

const LimitsSection = whenWanted({
  load: async () => (await import('../panels/limits-section.tsx')).LimitsSection,
  fallback: <SkeletonRows count={6} height={56} />,
});

const deviceSection = 'device';
const DeviceSection = whenWanted({
  load: async () => (await import('../panels/device-section.tsx')).DeviceSection,
  fallback: <SkeletonRows count={6} height={56} />,
});

const noticesSection = 'notices';
const NoticesSection = whenWanted({
  load: async () => (await import('../panels/notices-section.tsx')).NoticesSection,
  fallback: <SkeletonRows count={5} height={64} />,
});

const versionSection = 'version';
const VersionSection = whenWanted({
  load: async () => (await import('../panels/version-section.tsx')).VersionSection,
  fallback: <SkeletonRows count={8} height={48} />,
});

const connectionSection = 'connection';
const ConnectionSection = whenWanted({
  load: async () => (await import('../panels/connection-section.tsx')).ConnectionSection,
  fallback: <SkeletonRows count={6} height={48} />,
});

/** All settings, or the section of them that the address names. */
export default function SettingsScreen() {
  useTextsAhead(['settings', 'shared', 'alerts', 'connection', 'messages']);
  const [asked] = useSearchParams();
  const section = asked.get('section');
  if (section === deviceSection) return <DeviceSection />;
  if (section === noticesSection) return <NoticesSection />;
  if (section === connectionSection) return <ConnectionSection />;
  if (section === versionSection) return <VersionSection />;
  if (section === 'data') return <DataSaverSection />;
  return section === limitsSection ? <LimitsSection /> : <AllSettings />;
}

/** The data saver alone, for those who come from a page that it changes. */
function DataSaverSection() {
  const t = useText('settings');
  return (
    <Page title={t('title')} back={routes.setting.setting}>
      <DataSaverGroup />
    </Page>
  );
}

/** Language and looks on this device, past messages, version, and log-out. */
function AllSettings() {
  const t = useText('settings');
  return (
    <Page title={t('title')} back wide>
      <LockLead action="any" />
      <div className={styles['groups']}>
        <PersonGroup />
        <DisplayGroup />
        <DataSaverGroup />
        <TradingGroup />
        <AlertsGroup />
        <KeyboardGroup />
        <ActivityGroup />
        <AboutGroup />
      </div>
    </Page>
  );
}
