import { IconWifiOff } from '../../core/ui/icons/wifi-off.gen.tsx';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { usePort } from '../../core/di/use-port.ts';
import { useText } from '../../core/i18n/use-text.ts';
import { RealtimeTransport, type ConnectionState } from '../../core/platform/realtime-transport.ts';
import { useOffline } from '../../core/session/use-offline.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { laterPart } from '../../core/ui/later-part.ts';
import { useMarketFreshness } from '../../features/shared/quotes/data/use-freshness.ts';
import styles from './connection.module.css';

function useConnection(): ConnectionState {
  const realtime = usePort(RealtimeTransport);
  const state = useRef<ConnectionState>('idle');
  const watch = useCallback(
    (changed: () => void) =>
      realtime.watchConnection((next) => {
        state.current = next;
        changed();
      }),
    [realtime],
  );
  return useSyncExternalStore(watch, () => state.current);
}

/** Whether prices arrive: a full dot if so, otherwise an open ring and a word. */
export function ConnectionStatus() {
  const t = useText('shell');
  const connection = useConnection();
  const { isDelayed } = useMarketFreshness();
  // A silent connection brings no prices either.
  const state = (connection === 'connected' && isDelayed) || connection === 'foreign' ? 'silent' : connection;
  const isMissing = state === 'lost' || state === 'connecting' || state === 'silent';
  return (
    <span className={classNames(styles['status'], isMissing && styles[state])} role="status" data-connection={state}>
      {state === 'idle' ? undefined : <span className={styles['dot']} aria-hidden="true" />}
      {isMissing ? <span className={styles['word']}>{t(`connection.${state}`)}</span> : undefined}
      {state === 'connected' ? <span className={styles['spoken']}>{t('connection.connected')}</span> : undefined}
    </span>
  );
}

const ForeignServer = laterPart(async () => (await import('./foreign-server.tsx')).ForeignServer);

/** Says that the device is offline, or that prices need a change of the operator's settings. The demo needs neither. */
export function ConnectionBanner() {
  const t = useText('shell');
  const connection = useConnection();
  if (!useOffline()) return connection === 'foreign' ? <ForeignServer /> : undefined;
  return (
    <p className={styles['banner']} role="status" data-banner="offline">
      <IconWifiOff size={16} stroke={1.75} aria-hidden="true" />
      {t('offline')}
    </p>
  );
}
