import { useState } from 'react';
import { accountIds, type AccountId } from '../../../core/account/account-scope.ts';
import { activityLimit } from '../../../core/activity/activity-log.ts';
import { useActivities, useActivityLog } from '../../../core/activity/use-activity.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { OpenRow } from '../../../core/ui/lists/row-group.tsx';
import { ActivityList } from '../parts/activity-list.tsx';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from '../screens/settings-screen.module.css';

export function ActivityGroup() {
  const t = useText('settings');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const count = useActivities('live').length + useActivities('moni').length;
  return (
    <SettingGroup title={t('activity.group')}>
      <OpenRow label={t('activity.title')} value={format.count(count)} onOpen={() => setIsOpen(true)} />
      <ActivitySheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingGroup>
  );
}

function ActivitySheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useText('settings');
  const format = useFormat();
  const log = useActivityLog();
  const [account, setAccount] = useState<AccountId>('live');
  const entries = useActivities(account);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('activity.title')}
      footer={
        <Button variant="secondary" isWide disabled={entries.length === 0} onClick={() => log.clear(account)}>
          {t('activity.clear')}
        </Button>
      }
    >
      <div className={styles['accounts']}>
        <Segmented
          label={t('activity.account')}
          options={accountIds.map((id) => ({ id, label: t(`activity.accounts.${id}`) }))}
          value={account}
          onChange={setAccount}
        />
      </div>
      <p>{t('activity.hint', { limit: format.count(activityLimit) })}</p>
      <ActivityList entries={entries} />
    </Sheet>
  );
}
