import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useReadServerZone } from '../../shared/server/data/use-server-zone.ts';
import { useJournalReads } from '../data/journal-lists.ts';
import type { Looked, PeriodFigures } from '../model/period-figures.ts';
import {
  listsOf,
  nothingYet,
  readLists,
  recordsOf,
  type JournalReadings,
  type JournalRecords,
  type Progress,
} from '../model/record-reading.ts';
import type { JournalSums } from './sums/journal-sums.ts';
import { openSums } from './sums/open-sums.ts';

export interface JournalView {
  /** Undefined until the lists were read, or stopped, and added up. */
  readonly records: JournalRecords | undefined;
  readonly progress: Progress;
  readonly isReading: boolean;
  stop(): void;
  /** Reads on where lists were stopped or failed. */
  goOn(): void;
  /** The figures of those results that are looked at. */
  readonly figures: (looked: Looked) => Promise<PeriodFigures>;
}

const nothing: Progress = { read: 0, total: undefined };

/**
 * Reads the closed trades of the account to their end once mounted, and stops when unmounted. Also those of a product that was
 * switched off since: what is past stays whole.
 */
export function useJournalRecords(): JournalView {
  const { id: account } = useAccount();
  const readZone = useReadServerZone();
  const lists = useJournalReads();
  const [progress, setProgress] = useState(nothing);
  const [isReading, setIsReading] = useState(true);
  const [readings, setReadings] = useState<JournalReadings>();
  const [records, setRecords] = useState<JournalRecords>();
  const running = useRef<AbortController>(undefined);
  const opened = useRef<JournalSums>(undefined);
  const sums = useCallback(() => (opened.current ??= openSums()), []);
  const run = (from: JournalReadings): void => {
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = (): boolean => running.current === controller;
    const way = {
      signal: controller.signal,
      onProgress: (next: Progress) => (isCurrent() ? setProgress(next) : undefined),
    };
    void readLists(lists, from, way).then((ended) => {
      if (!isCurrent()) return;
      setReadings(ended);
    });
  };
  const begin = useEffectEvent(() => run(nothingYet));
  useEffect(() => {
    // Its code comes while the lists are read.
    sums();
    begin();
    return () => {
      running.current?.abort();
      running.current = undefined;
      opened.current?.close();
      opened.current = undefined;
    };
  }, [sums]);
  useEffect(() => {
    if (readings === undefined) return undefined;
    let isCurrent = true;
    void sums()
      .results(listsOf(readings), { account, serverZone: readZone() })
      .then((results) => {
        if (!isCurrent) return;
        setRecords(recordsOf(readings, results));
        setIsReading(false);
      });
    return () => {
      isCurrent = false;
    };
  }, [sums, readings, account, readZone]);
  const figures = useCallback((looked: Looked) => sums().figures(looked), [sums]);
  return {
    records,
    progress,
    isReading,
    stop: () => running.current?.abort(),
    goOn: () => {
      setIsReading(true);
      run(readings ?? nothingYet);
    },
    figures,
  };
}
