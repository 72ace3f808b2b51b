import { askDevice, enrolDevice } from '../data/device-check.ts';
import { hashPin, isPinOf } from '../data/pin-hash.ts';
import { useLockText } from '../data/use-lock-text.ts';
import { afterWrong, leftToWait, noLock, opened, readLock, type LockRecord } from '../model/lock-record.ts';

export interface Lock {
  readonly record: LockRecord | undefined;
  /** Epoch ms of the device. */
  now(): number;
  /** The current record, also between two renders. */
  latest(): LockRecord | undefined;
  change(changes: Partial<LockRecord>): void;
  setPin(pin: string): Promise<void>;
  removePin(): void;
  /** True when it was the right one; a wrong one counts, and nothing is looked at while there is something left to wait. */
  tryPin(pin: string): Promise<boolean>;
  /** Lets the device open it beside the PIN; false when it or the person declines. */
  addDevice(label: string): Promise<boolean>;
  removeDevice(): void;
  /** True when the device has recognised its holder. */
  tryDevice(): Promise<boolean>;
}

/** The lock of this device. */
export function useLock(): Lock {
  const { text, latest: latestText, keep, clock } = useLockText();
  const latest = (): LockRecord | undefined => readLock(latestText());
  const change = (changes: Partial<LockRecord>): void =>
    keep(JSON.stringify({ ...(latest() ?? { ...noLock, seenAt: clock.now() }), ...changes }));
  return {
    record: readLock(text),
    now: () => clock.now(),
    latest,
    change,
    setPin: async (pin) => {
      const hashed = await hashPin(pin);
      change({ ...opened(latest() ?? noLock, clock.now()), pin: hashed });
    },
    removePin: () => {
      const { pin: _pin, device: _device, ...rest } = latest() ?? noLock;
      keep(JSON.stringify(opened(rest, clock.now())));
    },
    tryPin: async (pin) => {
      const before = latest();
      if (before?.pin === undefined || leftToWait(before, clock.now()) > 0) return false;
      const isRight = await isPinOf(pin, before.pin);
      const record = latest() ?? before;
      change(isRight ? opened(record, clock.now()) : afterWrong(record, clock.now()));
      return isRight;
    },
    addDevice: async (label) => {
      const id = await enrolDevice(label);
      // Without a PIN there would be no way in when the device fails.
      if (id === undefined || latest()?.pin === undefined) return false;
      change({ device: { id } });
      return true;
    },
    removeDevice: () => {
      const { device: _device, ...rest } = latest() ?? noLock;
      keep(JSON.stringify(rest));
    },
    tryDevice: async () => {
      const { device } = latest() ?? noLock;
      const isRight = device !== undefined && (await askDevice(device.id));
      if (isRight) change(opened(latest() ?? noLock, clock.now()));
      return isRight;
    },
  };
}
