import { useText } from '../../../core/i18n/use-text.ts';
import { themes } from '../../../core/preferences/preferences.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { LanguageRow } from '../../shared/language/panels/language-row.tsx';
import { ChoiceRow, SettingGroup } from '../parts/setting-group.tsx';
import { UpColourChoice } from '../parts/up-colour-choice.tsx';

export function DisplayGroup() {
  const t = useText('settings');
  const { theme, upColour, hideAmounts, flash, change } = usePreferences();
  return (
    <SettingGroup title={t('display.title')}>
      <LanguageRow />
      <ChoiceRow label={t('theme.label')}>
        <Segmented
          label={t('theme.label')}
          options={themes.map((id) => ({ id, label: t(`theme.${id}`) }))}
          value={theme}
          onChange={(chosen) => change({ theme: chosen })}
        />
      </ChoiceRow>
      <ChoiceRow label={t('upColour.label')}>
        <UpColourChoice value={upColour} onChange={(chosen) => change({ upColour: chosen })} />
      </ChoiceRow>
      <Switch label={t('privacy.label')} checked={hideAmounts} onChange={(isOn) => change({ hideAmounts: isOn })} />
      <Switch
        label={t('flash.label')}
        description={t('flash.hint')}
        checked={flash}
        onChange={(isOn) => change({ flash: isOn })}
      />
    </SettingGroup>
  );
}
