import { usePort } from '../../../core/di/use-port.ts';
import { PresenterPort, type WorthDay } from '../../../core/ports/presenter-port.ts';
import { useSession } from '../../../core/session/use-session.ts';

/** Reads what the person who is signed in had on the days before the demo's world began; undefined for a visitor. */
export function useWorthDays(): (() => Promise<readonly WorthDay[]>) | undefined {
  const presenter = usePort(PresenterPort);
  const { userId = '' } = useSession();
  return userId === '' ? undefined : () => presenter.worthDays({ userId });
}
