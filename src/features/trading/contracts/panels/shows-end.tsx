import { useEffect, useRef } from 'react';
import { useShowsEnd } from '../../../shared/notices/data/shown-here.ts';

export interface ShowsEndProps {
  readonly id: string;
  readonly isTold: boolean;
}

/** While it is drawn, the screen shows how a position ends: no notice of it pops up, unless the screen is left before. */
export function ShowsEnd({ id, isTold }: ShowsEndProps): undefined {
  const told = useRef(isTold);
  useEffect(() => {
    told.current = isTold;
  }, [isTold]);
  useShowsEnd('contract', id, told);
  return undefined;
}
