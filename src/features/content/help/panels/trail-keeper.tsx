import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notePage } from '../data/trail.ts';
import { useTroubleTrail } from '../data/troubles.ts';

/** Notes which pages were open and what failed, so that a report can say where something happened. Nothing of it is stored. */
export function TrailKeeper() {
  const { pathname } = useLocation();
  useTroubleTrail();
  useEffect(() => notePage(pathname), [pathname]);
  return undefined;
}
