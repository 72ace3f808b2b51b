import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notePage } from '../data/trail.ts';

/** Notes which pages were open, so that a report can say where something happened. Nothing of it is stored. */
export function TrailKeeper() {
  const { pathname } = useLocation();
  useEffect(() => notePage(pathname), [pathname]);
  return undefined;
}
