import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { useAlertSettings } from '../../shared/alerts/data/use-alerts.ts';
import { SystemNotices, SystemSwitch } from '../../shared/alerts/panels/alert-switches.tsx';
import { useNoticeSettings } from '../../shared/notices/data/notice-settings.ts';
import { canShake } from '../../shared/notices/data/signals.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from './limits-section.module.css';

/**
 * The notices that appear by themselves on this device. Answers to the person's own actions do not belong here: they
 * always appear.
 */
export function NoticesSection() {
  const t = useText('device');
  const settings = useText('settings');
  const { products, sure = products } = useRuntimeConfig();
  const { tellDue, tellMessages, tellNews, change } = usePreferences();
  return (
    <Page title={settings('notices.title')} back={routes.setting.setting}>
      <div className={styles['section']}>
        <p className={styles['intro']}>{t('notices.intro')}</p>
        <SettingGroup title={t('notices.own')}>
          <Switch
            label={t('notices.due.label')}
            description={t(sure.borrowing === true ? 'notices.due.hint' : 'notices.due.hintNoLoans')}
            checked={tellDue}
            onChange={(isOn) => change({ tellDue: isOn })}
          />
          <Alerts />
        </SettingGroup>
        <OwnOrders />
        <SettingGroup title={t('notices.operator')}>
          <Switch
            label={t('notices.messages.label')}
            description={t('notices.messages.hint')}
            checked={tellMessages}
            onChange={(isOn) => change({ tellMessages: isOn })}
          />
          <Switch
            label={t('notices.news.label')}
            description={t('notices.news.hint')}
            checked={tellNews}
            onChange={(isOn) => change({ tellNews: isOn })}
          />
        </SettingGroup>
      </div>
    </Page>
  );
}

/** What happens to orders and requests always is told in the app; these choices are about the device. */
function OwnOrders() {
  const t = useText('device');
  const { tellSystem, tellSound, tellShake, change } = useNoticeSettings();
  return (
    <SettingGroup title={t('notices.orders')}>
      <SystemNotices
        label={t('notices.system.label')}
        hint={t('notices.system.hint')}
        isOn={tellSystem}
        onChange={(isOn) => change({ tellSystem: isOn })}
      />
      <Switch
        label={t('notices.sound.label')}
        description={t('notices.sound.hint')}
        checked={tellSound}
        onChange={(isOn) => change({ tellSound: isOn })}
      />
      {canShake() ? (
        <Switch
          label={t('notices.shake.label')}
          description={t('notices.shake.hint')}
          checked={tellShake}
          onChange={(isOn) => change({ tellShake: isOn })}
        />
      ) : undefined}
    </SettingGroup>
  );
}

/** The same choice as in the list of alerts, where it is called muting. */
function Alerts() {
  const t = useText('device');
  const { isMuted, hasSystemNotices, change } = useAlertSettings();
  return (
    <>
      <Switch
        label={t('notices.alerts.label')}
        description={t('notices.alerts.hint')}
        checked={!isMuted}
        onChange={(isOn) => change({ isMuted: !isOn, hasSystemNotices })}
      />
      <SystemSwitch />
    </>
  );
}
