import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { useInstallQuestion } from '../data/install-question.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from './limits-section.module.css';

/** Installs the page as an app, where the browser would ask for it. */
export function InstallGroup() {
  const t = useText('device');
  const ask = useInstallQuestion();
  if (ask === undefined) return undefined;
  return (
    <SettingGroup title={t('install.title')}>
      <div className={styles['block']}>
        <p>{t('install.hint')}</p>
        <Button variant="secondary" onClick={() => void ask()}>
          {t('install.action')}
        </Button>
      </div>
    </SettingGroup>
  );
}
