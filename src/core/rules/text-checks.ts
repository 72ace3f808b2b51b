/** Whether a text is of a kind. Each takes the whole text as it stands: trim before. */

const email = /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

export function isEmail(text: string): boolean {
  const local = text.split('@', 1)[0] ?? '';
  return text.length <= 254 && local.length <= 64 && email.test(text) && !/^\.|\.\.|\.@/.test(text);
}

/** 11 digits, starting with 1, the second 3 to 9. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** Digits with or without a plus, as long as numbers of the world are; spaces and dashes are the form's to remove. */
export const isInternationalMobile = (text: string): boolean => /^\+?[1-9]\d{5,14}$|^0\d{5,14}$/.test(text);

/** Area code, then seven or eight digits. */
export const isLandline = (text: string): boolean => /^(0\d{2,3}-?)?[1-9]\d{6,7}(-\d{1,6})?$/.test(text);

export const isUrl = (text: string): boolean =>
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(
    text,
  );

/** A decimal number with a dot; neither group marks nor exponents. */
export const isNumber = (text: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(text);

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

export const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** Latin letters alone. */
export const isLetters = (text: string): boolean => /^[a-z]+$/i.test(text);

export const isLettersOrDigits = (text: string): boolean => /^[a-z\d]+$/i.test(text);

/** New energy vehicles have one character more. */
export const isCarPlate = (text: string): boolean =>
  /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领][A-HJ-NP-Z](?:[A-HJ-NP-Z\d]{4}[A-HJ-NP-Z\d挂学警港澳]|\d{5}[DF]|[DF][A-HJ-NP-Z\d]\d{4})$/.test(
    text,
  );

const isCalendarDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

function startsWithDay(text: string, separators: string): boolean {
  const [, year = '', , month = '', day = ''] =
    new RegExp(`^(\\d{4})([${separators}])(\\d{1,2})\\2(\\d{1,2})`).exec(text) ?? [];
  return year !== '' && isCalendarDay(Number(year), Number(month), Number(day));
}

/** A day of the calendar, `2026-01-31` or `2026/1/31`, with or without a time of day behind it. */
export const isDate = (text: string): boolean =>
  /^\d{4}([-/])\d{1,2}\1\d{1,2}(?:[ T]([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/.test(text) && startsWithDay(text, '/-');

/** `2026-01-31`, and nothing else. */
export const isIsoDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && startsWithDay(text, '-');

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCheckCharacters = '10X98765432';

/** An 18-character mainland identity number: a day that exists and the right check character. */
export function isNationalId(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/i.test(text)) return false;
  const isBirthday = isCalendarDay(Number(text.slice(6, 10)), Number(text.slice(10, 12)), Number(text.slice(12, 14)));
  const weighted = idWeights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return isBirthday && idCheckCharacters[weighted % idCheckCharacters.length] === text[17]?.toUpperCase();
}

export const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Both ends included. */
export const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** A JSON object or list. */
export function isJsonText(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) || Array.isArray(value);
  } catch {
    return false;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text between the tags. For showing plain text only: HTML that is rendered goes through the sanitiser. */
export const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');
