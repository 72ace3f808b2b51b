import type { Call, Dialect, FixedTexts } from './dialect.ts';
import { textOf } from './reply.ts';
import { inZone } from './time-zone.ts';

/** Placeholder for a name in a text, to recognise the parts around it. */
const place = '\u0001';

/** The name in a text that matches the usual one; undefined if it does not match. */
function namedIn(text: string, usual: string): string | undefined {
  const [head = '', tail] = usual.split(place);
  if (tail === undefined) return text === usual ? '' : undefined;
  const isIt = text.startsWith(head) && text.endsWith(tail) && text.length >= head.length + tail.length;
  return isIt ? text.slice(head.length, text.length - tail.length) : undefined;
}

/** A refusal in the fixed language of the server, with times in its zone. */
export function fixedRefusal(
  text: string,
  { fixedTexts, zoneHours }: Pick<Dialect, 'fixedTexts' | 'zoneHours'>,
  { say }: Pick<Call, 'say'>,
): string {
  for (const [key, words] of Object.entries(fixedTexts)) {
    const named = namedIn(text, say(key, { until: place }));
    if (named !== undefined) return words.replace('{{until}}', textOf(inZone(named, zoneHours)));
  }
  return text;
}

const lockedUntil = '账户已被锁定,解锁时间: {{until}}';
const locked = '账户已被锁定';
const lowScore = '信用分过低,无法提现';
const pending = '实名认证审核中';

const wrongPicture = 'Only jpg and png pictures are possible.';

export const fixedOfA: FixedTexts = {
  accountLocked: lockedUntil,
  lockedForLoan: locked,
  scoreTooLow: lowScore,
  imageWrongFormat: wrongPicture,
};
export const fixedOfB: FixedTexts = {
  accountLocked: lockedUntil,
  lockedForLoan: locked,
  verificationNotApproved: pending,
  imageWrongFormat: wrongPicture,
};
export const fixedOfC: FixedTexts = {
  accountLocked: 'アカウントがロックされています',
  lockedForLoan: 'アカウントがロックされています',
  verificationNotApproved: pending,
};
export const fixedOfD: FixedTexts = { accountLocked: lockedUntil, lockedForLoan: locked };
