import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { hostEngine } from './engine-host.ts';
import { openStoredEngine } from '../page/stored-engine.ts';
import { readStart } from './worker-message-codec.ts';

// A worker of its own, so that the market's arithmetic costs the page no frames.
addEventListener('message', ({ data }: MessageEvent) => {
  const start = readStart(data);
  if (start !== undefined) hostEngine(start.line, { clock: new SystemClock(), open: openStoredEngine });
});
