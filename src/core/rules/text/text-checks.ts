/** Whether a text is of a kind. Each takes the whole text as it stands: trim before. */

const email = /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

export function isEmail(text: string): boolean {
  const local = text.split('@', 1)[0] ?? '';
  return text.length <= 254 && local.length <= 64 && email.test(text) && !/^\.|\.\.|\.@/.test(text);
}

/** 11 digits, starting with 1, the second 3 to 9. */
export const isMainlandMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** Digits with or without a plus, in a length that phone numbers have. The form removes spaces and dashes before. */
export const isInternationalMobile = (text: string): boolean => /^\+?[1-9]\d{5,14}$|^0\d{5,14}$/.test(text);

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

export const isLettersOrDigits = (text: string): boolean => /^[a-z\d]+$/i.test(text);

const isCalendarDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

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

/** The text between the tags. For showing plain text only: HTML that is rendered goes through the sanitiser. */
export const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');
