import { answerSums } from './answer-sums.ts';
import type { FromSums, ToSums } from './sums-messages.ts';

// In a worker, so that the page stays free while tens of thousands of records are added up.
const answer = answerSums();
const tell = (message: FromSums): void => {
  postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<ToSums>) => {
  try {
    tell(answer(data));
  } catch (error) {
    tell({ kind: 'failed', reason: String(error) });
  }
});
tell({ kind: 'alive' });
