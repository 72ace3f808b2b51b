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
  return (
    <SystemNotices
      label={t('settings.system')}
      hint={t('settings.systemHint')}
      isOn={hasSystemNotices}
      onChange={(isOn) => change({ isMuted, hasSystemNotices: isOn })}
    />
  );
}

export interface SystemNoticesProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice that needs the permission of the device, which is asked for by the tap; nothing where there are no such messages. */
export function SystemNotices({ label, hint, isOn, onChange }: SystemNoticesProps) {
  const t = useText('alerts');
  const [permission, setPermission] = useState(noticePermission);
  if (permission === 'absent') return undefined;
  const switchTo = async (wanted: boolean): Promise<void> => {
    const answer = wanted ? await askForNotices() : permission;
    setPermission(answer);
    onChange(wanted && answer === 'granted');
  };
  return (
    <Switch
      label={label}
      description={permission === 'denied' ? t('settings.systemDenied') : hint}
      checked={isOn && permission === 'granted'}
      isDisabled={permission === 'denied'}
      onChange={(wanted) => void switchTo(wanted)}
    />
  );
}
