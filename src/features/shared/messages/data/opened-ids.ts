import { useCallback } from 'react';
import { useSession } from '../../../../core/session/use-session.ts';
import { useSharedText } from '../../kept-text/data/shared-text.ts';

const announcementsKey = 'messages.openedAnnouncements';
/** How many ids are stored: more than an operator lists. */
const keptMost = 300;

function readIds(kept: string | undefined): readonly string[] {
  if (kept === undefined) return [];
  try {
    const ids: unknown = JSON.parse(kept);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export interface OpenedIds {
  readonly isOpened: (id: string) => boolean;
  readonly markOpened: (id: string) => void;
}

function useOpenedIds(storageKey: string): OpenedIds {
  const [kept, keep] = useSharedText(storageKey);
  const ids = readIds(kept);
  const markOpened = useCallback(
    (id: string): void => {
      const before = readIds(kept);
      if (!before.includes(id)) keep(JSON.stringify([id, ...before].slice(0, keptMost)));
    },
    [kept, keep],
  );
  return { isOpened: (id) => ids.includes(id), markOpened };
}

/** The announcements opened on this device: servers count messages to a person only. */
export const useOpenedAnnouncements = (): OpenedIds => useOpenedIds(announcementsKey);

/** The messages that this person has opened on this device, for servers that do not say it. */
export const useOpenedMessages = (): OpenedIds => useOpenedIds(`messages.opened.${useSession().userId ?? ''}`);
