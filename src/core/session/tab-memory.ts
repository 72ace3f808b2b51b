import { onDeparture, rememberForVisit, type VisitMemory } from './leaving.ts';

const tabPrefix = 'tandem.visit.';

/** Like `rememberForVisit`, but a reload of the tab keeps it. `readBack` answers undefined for text that it does not understand. */
export function rememberForTab<T>(name: string, empty: T, readBack: (kept: unknown) => T | undefined): VisitMemory<T> {
  const key = `${tabPrefix}${name}`;
  const memory = rememberForVisit<T>(restored(key, readBack) ?? empty);
  const put = (change: () => void): void => {
    try {
      change();
    } catch {
      // Without a storage of the tab it lasts until the next reload.
    }
  };
  const forget = (): void => {
    memory.write(empty);
    put(() => sessionStorage.removeItem(key));
  };
  onDeparture(forget);
  return {
    read: memory.read,
    write: (next) => {
      memory.write(next);
      put(() => sessionStorage.setItem(key, JSON.stringify(next)));
    },
    forget,
  };
}

function restored<T>(key: string, readBack: (kept: unknown) => T | undefined): T | undefined {
  try {
    return readBack(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}
