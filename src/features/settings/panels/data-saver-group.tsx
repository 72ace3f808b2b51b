import { useText } from '../../../core/i18n/use-text.ts';
import { dataSavers } from '../../../core/preferences/preferences.ts';
import { usePreferences, useSavesData } from '../../../core/preferences/use-preferences.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { ChoiceRow, SettingGroup } from '../parts/setting-group.tsx';
import styles from './data-saver-group.module.css';

/** What saving data changes, and below the choice whether it is saved now. */
export function DataSaverGroup() {
  const t = useText('settings');
  const { dataSaver, change } = usePreferences();
  const isOn = useSavesData();
  return (
    <SettingGroup title={t('dataSaver.title')}>
      <ChoiceRow>
        <p className={styles['hint']}>{t('dataSaver.hint')}</p>
        <Segmented
          label={t('dataSaver.title')}
          options={dataSavers.map((id) => ({ id, label: t(`dataSaver.${id}`) }))}
          value={dataSaver}
          onChange={(chosen) => change({ dataSaver: chosen })}
        />
        <p className={styles['hint']} role="status">
          {dataSaver === 'auto' ? t(isOn ? 'dataSaver.asked' : 'dataSaver.notAsked') : undefined}
        </p>
      </ChoiceRow>
    </SettingGroup>
  );
}
