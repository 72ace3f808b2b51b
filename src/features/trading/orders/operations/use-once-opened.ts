import { useState } from 'react';

/** True from the first time on that something is open: its number stands on its tab, and is kept true behind another. */
export function useOnceOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return isOpen || wasOpened;
}
