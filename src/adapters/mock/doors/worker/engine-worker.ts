import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { hostEngine } from './engine-host.ts';
import { openStoredEngine } from '../page/stored-engine.ts';
import { readStart } from './worker-message-codec.ts';

// In a worker, so that the page loses no frames to the market's arithmetic.
addEventListener('message', ({ data }: MessageEvent) => {
  const start = readStart(data);
  if (start !== undefined) hostEngine(start.line, { clock: new SystemClock(), open: openStoredEngine });
});
