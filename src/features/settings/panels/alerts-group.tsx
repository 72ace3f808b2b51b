import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { OpenRow, PathRow } from '../../../core/ui/lists/row-group.tsx';
import { useAlerts } from '../../shared/alerts/data/use-alerts.ts';
import { AlertsSheet } from '../../shared/alerts/panels/alerts-sheet.tsx';
import { SettingGroup } from '../parts/setting-group.tsx';

/** The app's notices, and all price alerts of this device. */
export function AlertsGroup() {
  const t = useText('alerts');
  const settings = useText('settings');
  const format = useFormat();
  const { alerts } = useAlerts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingGroup title={settings('notices.title')}>
      <PathRow label={settings('notices.row')} to={pathWith(routes.setting.setting, { section: 'notices' })} />
      <OpenRow label={t('title')} value={format.count(alerts.length)} onOpen={() => setIsOpen(true)} />
      <AlertsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingGroup>
  );
}
