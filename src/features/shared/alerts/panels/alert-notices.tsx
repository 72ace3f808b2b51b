import type { ReactNode } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { instrumentPath } from '../../instruments/model/instrument-path.ts';
import { Notices } from '../../notices/parts/notices.tsx';
import { showSystemNotice } from '../data/system-notices.ts';
import { useAlerts, useAlertSettings, useAlertWatch } from '../data/use-alerts.ts';
import { AlertCards } from '../parts/alert-cards.tsx';
import { useAlertTexts } from '../parts/use-alert-texts.ts';

/** More at once would hide the page; the next ones appear as these are dismissed. */
const most = 2;

/**
 * Watches prices while the page is open, and reports reached alerts. One tab watches; all show the message until it is
 * dismissed in one.
 */
export function AlertNotices({ mark }: { readonly mark: ReactNode }) {
  const texts = useAlertTexts();
  const { id: account } = useAccount();
  const { alerts, markSeen } = useAlerts();
  const { isMuted, hasSystemNotices } = useAlertSettings();
  useAlertWatch((hits) => {
    if (isMuted || !hasSystemNotices || document.visibilityState === 'visible') return;
    for (const alert of hits) void showSystemNotice(texts.news(alert), alert.id);
  });
  const untold = isMuted
    ? []
    : alerts
        .filter(({ hit, isSeen }) => hit !== undefined && !isSeen)
        // What stands there stays: the next one comes behind it.
        .toSorted((one, other) => (one.hit?.at ?? 0) - (other.hit?.at ?? 0));
  return (
    <Notices>
      <AlertCards
        alerts={untold.slice(0, most)}
        chartPath={(symbol) =>
          instrumentPath(account, { symbol, allows: { spot: false, contracts: false, options: false } })
        }
        mark={mark}
        onDismiss={({ id }) => markSeen([id])}
      />
    </Notices>
  );
}
