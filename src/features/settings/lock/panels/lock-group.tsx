import { useState } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { OpenRow } from '../../../../core/ui/lists/row-group.tsx';
import { canHashPins } from '../data/pin-hash.ts';
import { awayChoices, idleChoices, noLock } from '../model/lock-record.ts';
import { useLock } from '../operations/use-lock.ts';
import { ChoiceField } from '../../../shared/request-form/parts/choice-field.tsx';
import { SettingGroup } from '../../parts/setting-group.tsx';
import styles from '../../panels/limits-section.module.css';
import { DeviceUnlock } from './device-unlock.tsx';
import { PinSheet } from './pin-sheet.tsx';

/** Hides the app after a while: no protection of the account, and it says so. */
export function LockGroup() {
  const t = useText('device');
  const { languageTag } = useFormat();
  const lock = useLock();
  const [isOpen, setIsOpen] = useState(false);
  const { pin, awayMinutes, idleMinutes } = lock.record ?? noLock;
  const minutes = new Intl.NumberFormat(languageTag, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const choices = (values: readonly number[], zero: string) =>
    values.map((value) => ({ id: String(value), label: value === 0 ? zero : minutes.format(value) }));
  return (
    <SettingGroup title={t('pin.group')}>
      <p className={styles['block']}>{t(canHashPins() ? 'pin.hint' : 'pin.none')}</p>
      {canHashPins() ? (
        <OpenRow
          label={t('lock.pin')}
          value={t(pin === undefined ? 'pin.off' : 'pin.on')}
          onOpen={() => setIsOpen(true)}
        />
      ) : undefined}
      <DeviceUnlock lock={lock} />
      <div className={styles['block']}>
        {pin === undefined ? undefined : (
          <ChoiceField
            label={t('away')}
            options={choices(awayChoices, t('atOnce'))}
            value={String(awayMinutes)}
            onChange={(id) => lock.change({ awayMinutes: Number.parseInt(id, 10) })}
          />
        )}
        <ChoiceField
          label={t('idle')}
          options={choices(idleChoices, t('never'))}
          value={String(idleMinutes)}
          onChange={(id) => lock.change({ idleMinutes: Number.parseInt(id, 10), seenAt: lock.now() })}
        />
        <p>{t('idleHint')}</p>
      </div>
      <PinSheet isOpen={isOpen} lock={lock} onClose={() => setIsOpen(false)} />
    </SettingGroup>
  );
}
