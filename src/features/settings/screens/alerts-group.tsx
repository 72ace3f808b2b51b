import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { OpenRow } from '../../../core/ui/row-group.tsx';
import { useAlerts } from '../../shared/alerts/data/use-alerts.ts';
import { AlertsSheet } from '../../shared/alerts/screens/alerts-sheet.tsx';
import { SettingGroup } from '../parts/setting-group.tsx';

/** All price alerts of this device, whichever pair they are for. */
export function AlertsGroup() {
  const t = useText('alerts');
  const format = useFormat();
  const { alerts } = useAlerts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingGroup title={t('title')}>
      <OpenRow label={t('list.all')} value={format.count(alerts.length)} onOpen={() => setIsOpen(true)} />
      <AlertsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingGroup>
  );
}
