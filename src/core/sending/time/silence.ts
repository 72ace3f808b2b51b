import { patienceForAnswerMs } from './patience.ts';

interface Silence {
  readonly answered: Promise<unknown>;
  pause(delayMs: number): Promise<void>;
  tell(): void;
}

/** Tells when a request has had no answer for as long as one is waited for quietly. */
export async function tellSilence({ answered, pause, tell }: Silence): Promise<void> {
  const isSilent = await Promise.race([answered.then(() => false), pause(patienceForAnswerMs).then(() => true)]);
  if (isSilent) tell();
}
