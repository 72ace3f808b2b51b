import { useState } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf, useSharedText } from '../../../shared/kept-text/data/shared-text.ts';
import { drawingsKey } from './drawings-key.ts';

export interface KeptDrawings {
  /** As kept on the device; empty when nothing is drawn. */
  readonly text: string;
  keep(text: string): void;
  /** Takes the last change of this visit back. */
  undo(): void;
  readonly canUndo: boolean;
  /** The device had no room for the last change. */
  readonly isLost: boolean;
}

const longestPast = 100;
/** What was there before each change of this visit, by key: a change of period must not cost the way back. */
const pasts = new Map<string, readonly string[]>();

/** The drawings of a pair on this device, the same in all its tabs. */
export function useKeptDrawings(symbol: string): KeptDrawings {
  const key = drawingsKey(symbol);
  const [text = '', write] = useSharedText(key);
  const [isLost, setIsLost] = useState(false);
  const past = pasts.get(key) ?? [];
  const put = (next: string): void => setIsLost(!write(next));
  return {
    text,
    keep: (next) => {
      if (next === text) return;
      pasts.set(key, [...past, text].slice(-longestPast));
      put(next);
    },
    undo: () => {
      const last = past.at(-1);
      if (last === undefined) return;
      pasts.set(key, past.slice(0, -1));
      put(last);
    },
    canUndo: past.length > 0,
    isLost,
  };
}

/** Reads what is drawn on any pair now; empty when nothing is. */
export function useReadDrawings(): (symbol: string) => string {
  const storage = usePort(KeyValueStorage);
  return (symbol) => keptTextOf(storage, drawingsKey(symbol)).read() ?? '';
}

/** Changes the drawings of any pair; the change can be undone like any other. False when the device has no room. */
export function useChangeDrawings(): (symbol: string, change: (text: string) => string) => boolean {
  const storage = usePort(KeyValueStorage);
  return (symbol, change) => {
    const key = drawingsKey(symbol);
    const kept = keptTextOf(storage, key);
    const text = kept.read() ?? '';
    const next = change(text);
    if (next === text) return true;
    pasts.set(key, [...(pasts.get(key) ?? []), text].slice(-longestPast));
    return kept.write(next);
  };
}
