import type { RecordsProps } from './desk.ts';
import { SecondsOrdersPanel } from './seconds-orders-panel.tsx';
import { useRunningOptions } from './use-running-options.ts';

/** Every timed option of the account, or of one pair. */
export function SecondsRecords({ instrument, here }: RecordsProps) {
  const running = useRunningOptions(instrument?.id, undefined);
  return <SecondsOrdersPanel instrument={instrument} running={running} here={here} />;
}
