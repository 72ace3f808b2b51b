import { useState } from 'react';
import { useKeptText } from '../../../shared/kept-text/data/kept-text.ts';
import { readLayout, resized, writeLayout, type DeskLayout, type PaneName } from '../model/desk-layout.ts';

export interface DeskPanes {
  readonly layout: DeskLayout;
  resize(pane: PaneName, size: number): void;
}

/** The sizes of the panes, kept on this device. */
export function useDeskPanes(): DeskPanes {
  const [kept, keep] = useKeptText('trading.desk');
  const [layout, setLayout] = useState(() => readLayout(kept));
  return {
    layout,
    resize: (pane, size) => {
      const next = resized(layout, pane, size);
      setLayout(next);
      keep(writeLayout(next));
    },
  };
}
