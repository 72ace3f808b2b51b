import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import { OpenRow } from '../../../../core/ui/lists/row-group.tsx';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';
import { useShortcutSettings } from '../operations/use-shortcut-settings.ts';
import { SettingGroup } from '../../parts/setting-group.tsx';

/** The part of the address that opens all shortcuts. */
const keyboardSection = 'keyboard';

/** Keyboard shortcuts. People who use voice control or have a tremor can switch them off. */
export function KeyboardGroup() {
  const t = useText('settings');
  const { isOn, canSend, change } = useShortcutSettings();
  const [isOpen, setIsOpen] = useState(useSearchParams()[0].get('section') === keyboardSection);
  return (
    <SettingGroup title={t('shortcuts.title')}>
      <Switch
        label={t('shortcuts.on')}
        description={t('shortcuts.onHint')}
        checked={isOn}
        onChange={(next) => change({ isOn: next, canSend })}
      />
      <Switch
        label={t('shortcuts.send')}
        description={t('shortcuts.sendHint')}
        checked={canSend}
        isDisabled={!isOn}
        onChange={(next) => change({ isOn, canSend: next })}
      />
      <OpenRow label={t('shortcuts.all')} onOpen={() => setIsOpen(true)} />
      <ShortcutsSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SettingGroup>
  );
}
