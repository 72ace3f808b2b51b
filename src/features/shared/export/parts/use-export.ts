import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ExportRow } from '../model/export-file.ts';
import { nothingRead, readToEnd, type ReadPage, type Reading, type ReadingResult } from '../model/read-to-end.ts';

export interface Export {
  readonly reading: Reading<ExportRow>;
  /** How it ended; undefined while it is under way. */
  readonly result: ReadingResult<ExportRow> | undefined;
  stop(): void;
  /** Resumes. */
  goOn(): void;
  /** From the first page. */
  startOver(): void;
}

/** Reads a list to its end once mounted, and stops when unmounted. */
export function useExport(read: ReadPage<ExportRow>): Export {
  const [reading, setReading] = useState<Reading<ExportRow>>(nothingRead);
  const [result, setResult] = useState<ReadingResult<ExportRow>>();
  const running = useRef<AbortController>(undefined);
  const run = (from: Reading<ExportRow>): void => {
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = (): boolean => running.current === controller;
    void readToEnd(from, {
      read,
      signal: controller.signal,
      onProgress: (next) => (isCurrent() ? setReading(next) : undefined),
    }).then((ended) => (isCurrent() ? setResult(ended) : undefined));
  };
  const begin = useEffectEvent(() => run(nothingRead));
  useEffect(() => {
    begin();
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, []);
  const start = (from: Reading<ExportRow>): void => {
    setReading(from);
    setResult(undefined);
    run(from);
  };
  return {
    reading,
    result,
    stop: () => running.current?.abort(),
    goOn: () => start(reading),
    startOver: () => start(nothingRead),
  };
}
