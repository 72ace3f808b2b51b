import { useEffect, useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import { canAskDevice } from '../data/device-check.ts';
import type { Lock } from '../operations/use-lock.ts';

/** Offered only if the device can authenticate its owner, beside a PIN: a second key to the same curtain. */
export function DeviceUnlock({ lock }: { readonly lock: Lock }) {
  const t = useText('device');
  const [canAsk, setCanAsk] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    void canAskDevice().then((can) => {
      if (isHere) setCanAsk(can);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const isOn = lock.record?.device !== undefined;
  if (lock.record?.pin === undefined || (!canAsk && !isOn)) return undefined;
  const turn = async (on: boolean): Promise<void> => {
    if (!on) {
      lock.removeDevice();
      return;
    }
    setIsBusy(true);
    const isDone = await lock.addDevice(t('pin.group'));
    setIsBusy(false);
    if (!isDone) notify.problem(t('pin.deviceFailed'));
  };
  return (
    <Switch
      label={t('pin.device')}
      description={t('pin.deviceHint')}
      checked={isOn}
      isDisabled={isBusy}
      onChange={(on) => void turn(on)}
    />
  );
}
