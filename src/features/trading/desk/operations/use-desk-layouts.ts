import { useMemo } from 'react';
import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';
import { readLayouts, writeLayouts, type DeskLayout, type DeskLayouts } from '../model/desk-layout.ts';

export interface DeskLayoutsOnScreen extends DeskLayouts {
  change(layouts: DeskLayouts): void;
  arrange(layout: DeskLayout): void;
}

/** The layout of the desk and the saved ones, kept on this device and the same for all that reads them. */
export function useDeskLayouts(): DeskLayoutsOnScreen {
  const [kept, keep] = useSharedText('trading.desk');
  const layouts = useMemo(() => readLayouts(kept), [kept]);
  const change = (next: DeskLayouts): void => void keep(writeLayouts(next, kept));
  return { ...layouts, change, arrange: (now) => change({ ...layouts, now }) };
}
