import { AppError } from '../../../core/errors/app-error.ts';
import { openEnvelope, type RawAnswer } from './envelope.ts';

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A bare percent sign: the text was not encoded in the first place.
    return text;
  }
}

/** These answers come with stray line breaks and percent-encoded: take all whitespace out, decode, then parse. */
const cleaned = (body: string): string => percentDecoded(body.replaceAll(/\s+/gu, ''));

/** Resolves with the file reference. Fails as `openEnvelope` does; a refusal keeps the spaces of its text where it came as plain JSON. */
export function openUploadAnswer(answer: RawAnswer): string {
  const plain = { ...answer, body: answer.body.trim() };
  try {
    openEnvelope(plain);
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'unexpected-shape') throw error;
  }
  const reference = openEnvelope({ ...answer, body: cleaned(answer.body) });
  if (typeof reference !== 'string' || reference === '') {
    throw new AppError('unexpected-shape', 'no file reference', {
      detail: `${answer.operation}: message`,
    });
  }
  return reference;
}
