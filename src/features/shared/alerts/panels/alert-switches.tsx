import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import { askForNotices, noticePermission } from '../data/system-notices.ts';
import { useAlertSettings } from '../data/use-alerts.ts';
import styles from '../parts/alerts.module.css';

/** How alerts are delivered. Permission is requested only when the person turns a channel on. */
export function AlertSwitches() {
  const t = useText('alerts');
  const { isMuted, hasSystemNotices, change } = useAlertSettings();
  return (
    <div className={styles['switches']}>
      <Switch
        label={t('settings.mute')}
        description={t('settings.muteHint')}
        checked={isMuted}
        onChange={(isOn) => change({ isMuted: isOn, hasSystemNotices })}
      />
      <SystemSwitch />
    </div>
  );
}

/** Whether alerts also are messages of the system; nothing where the device has none. */
export function SystemSwitch() {
  const t = useText('alerts');
  const { isMuted, hasSystemNotices, change } = useAlertSettings();
  const [permission, setPermission] = useState(noticePermission);
  if (permission === 'absent') return undefined;
  const switchSystem = async (isOn: boolean): Promise<void> => {
    const answer = isOn ? await askForNotices() : permission;
    setPermission(answer);
    change({ isMuted, hasSystemNotices: isOn && answer === 'granted' });
  };
  return (
    <Switch
      label={t('settings.system')}
      description={permission === 'denied' ? t('settings.systemDenied') : t('settings.systemHint')}
      checked={hasSystemNotices && permission === 'granted'}
      isDisabled={permission === 'denied'}
      onChange={(isOn) => void switchSystem(isOn)}
    />
  );
}
