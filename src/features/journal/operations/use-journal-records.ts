import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useReadServerZone } from '../../shared/server/data/use-server-zone.ts';
import { useJournalReads } from '../data/journal-lists.ts';
import {
  nothingYet,
  readLists,
  recordsOf,
  type JournalReadings,
  type JournalRecords,
  type Progress,
} from '../model/record-reading.ts';

export interface JournalView {
  /** Undefined until the lists were read, or stopped. */
  readonly records: JournalRecords | undefined;
  readonly progress: Progress;
  readonly isReading: boolean;
  stop(): void;
  /** Reads on where lists were stopped or failed. */
  goOn(): void;
}

const nothing: Progress = { read: 0, total: undefined };

/** Reads the closed trades of the account to their end once mounted, and stops when unmounted. */
export function useJournalRecords(): JournalView {
  const { id: account } = useAccount();
  const { products } = useRuntimeConfig();
  const readZone = useReadServerZone();
  const lists = useJournalReads();
  const [progress, setProgress] = useState(nothing);
  const [isReading, setIsReading] = useState(true);
  const [readings, setReadings] = useState<JournalReadings>();
  const running = useRef<AbortController>(undefined);
  const run = (from: JournalReadings): void => {
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = (): boolean => running.current === controller;
    const reads = {
      contract: products.contract ? lists.contract : undefined,
      seconds: products.seconds ? lists.seconds : undefined,
      spot: products.spot ? lists.spot : undefined,
    };
    const way = {
      signal: controller.signal,
      onProgress: (next: Progress) => (isCurrent() ? setProgress(next) : undefined),
    };
    void readLists(reads, from, way).then((ended) => {
      if (!isCurrent()) return;
      setReadings(ended);
      setIsReading(false);
    });
  };
  const begin = useEffectEvent(() => run(nothingYet));
  useEffect(() => {
    begin();
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, []);
  const records = useMemo(
    () => (readings === undefined ? undefined : recordsOf(readings, { account, serverZone: readZone() })),
    [readings, account, readZone],
  );
  return {
    records,
    progress,
    isReading,
    stop: () => running.current?.abort(),
    goOn: () => {
      setIsReading(true);
      run(readings ?? nothingYet);
    },
  };
}
