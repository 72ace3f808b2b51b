import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notePage } from '../data/trail.ts';
import { useTroubleTrail } from '../data/troubles.ts';

/** Records open pages and failures in memory, so that a report can say where something happened. Stores nothing. */
export function TrailKeeper() {
  const { pathname } = useLocation();
  useTroubleTrail();
  useEffect(() => notePage(pathname), [pathname]);
  return undefined;
}
