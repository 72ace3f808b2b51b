import { useState } from 'react';
import { productFile } from '../../../core/i18n/product-name.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ConfirmSheet } from '../../../core/ui/sheets/confirm-sheet.tsx';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import { useSignOut } from '../../shared/session/data/current-user.ts';
import { deviceEntries, thisDevice, wipeDevice } from '../data/device-data.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from './limits-section.module.css';

const fileName = (): string => productFile('device.json');
const indent = 2;

/** What this app keeps here: as a file for the person, or gone. */
export function DataGroup() {
  const t = useText('device');
  const common = useText('common');
  const { isSignedIn } = useSession();
  const signOut = useSignOut();
  const [isAsked, setIsAsked] = useState(false);
  const [isWiping, setIsWiping] = useState(false);
  const wipe = async (): Promise<void> => {
    setIsWiping(true);
    // The session ends here with every answer of the server.
    if (isSignedIn) await signOut.mutateAsync().catch(() => undefined);
    const places = thisDevice();
    await wipeDevice(places);
    // Removes text that the page still writes while it closes.
    window.addEventListener('pagehide', () => void wipeDevice({ ...places, caches: undefined, databases: undefined }));
    window.location.replace(window.location.pathname);
  };
  return (
    <SettingGroup title={t('data.title')}>
      <div className={styles['block']}>
        <p>{t('data.hint')}</p>
        <Button
          variant="secondary"
          onClick={() => saveAsFile(JSON.stringify(deviceEntries(thisDevice()), undefined, indent), fileName())}
        >
          {t('data.export')}
        </Button>
        <Button variant="danger" onClick={() => setIsAsked(true)}>
          {t('data.wipe')}
        </Button>
      </div>
      <ConfirmSheet
        isOpen={isAsked}
        title={t('data.wipe')}
        text={t('data.wipeText')}
        confirmLabel={t('data.wipeAction')}
        cancelLabel={common('cancel')}
        isBusy={isWiping}
        onConfirm={() => void wipe()}
        onCancel={() => setIsAsked(false)}
      />
    </SettingGroup>
  );
}
