import { useSession } from '../../../../core/session/use-session.ts';
import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';

/** It holds ids and no address, so it outlives signing out like the guard beside it. */
const key = 'payees.labels';

export interface KeptLabels {
  readonly text: string | undefined;
  readonly write: (text: string) => boolean;
  /** Undefined until the person is known. */
  readonly owner: string | undefined;
}

/** The names of saved addresses on this device, as text, and the current person. */
export function useKeptLabels(): KeptLabels {
  const { userId } = useSession();
  const [text, write] = useSharedText(key);
  return { text, write, owner: userId };
}
