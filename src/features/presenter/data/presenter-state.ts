import { useEffect, useState } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { PresenterPort, type PresenterState } from '../../../core/ports/presenter-port.ts';

export type BackendState = PresenterState;

/** The backend's clock and faults as they are now; undefined until they have been read. */
export function usePresenterState(): BackendState | undefined {
  const presenter = usePort(PresenterPort);
  const [state, setState] = useState<PresenterState | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    const take = (next: PresenterState): void => {
      if (isHere) setState(next);
    };
    const stop = presenter.watchState(take);
    // A backend that does not answer here shows as a panel without figures; its buttons report the reason.
    presenter.state().then(take, () => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [presenter]);
  return state;
}
