import { AppError } from '../../../core/errors/app-error.ts';
import type { LanguageCode } from '../../../core/i18n/languages.ts';
import { openEnvelope, type RawAnswer } from './envelope.ts';
import { packMultipart } from './multipart.ts';

export interface Upload {
  readonly url: string;
  readonly file: Blob;
  readonly language: LanguageCode;
}

/** The upload has different language codes for three languages. */
export function uploadLanguage(language: LanguageCode): string {
  if (language === 'zh') return 'zh-cn';
  return language === 'hk' ? 'zh-tw' : 'en';
}

/** A multipart POST of one image. */
export function uploadRequest({ url, file, language }: Upload) {
  // Servers store the extension; without it they do not know the type later.
  const name = `picture.${file.type === 'image/png' ? 'png' : 'jpg'}`;
  const { body, type } = packMultipart(file, name, { lang: language });
  return {
    method: 'POST',
    url,
    headers: { 'Accept-Language': uploadLanguage(language), 'Content-Type': type },
    data: body,
  };
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A bare percent sign: the text was not encoded.
    return text;
  }
}

/** These answers contain stray line breaks and percent-encoding: remove all whitespace, decode, then parse. */
const cleaned = (body: string): string => percentDecoded(body.replaceAll(/\s+/gu, ''));

/**
 * Resolves with the file reference. Fails as `openEnvelope` does; a refusal in plain JSON keeps the spaces of its text.
 */
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
