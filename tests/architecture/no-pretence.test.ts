import { expect, test } from 'vitest';
import { languageCodes } from '../../src/core/i18n/languages.ts';
import { filesBelow, read } from '../support/source-files.ts';

/** Everything that a person can read, the demo's announcements and articles among it. */
const texts = languageCodes
  .flatMap((language) => filesBelow(`locales/${language}`))
  .filter((path) => path.endsWith('.json') && !path.includes('/checks/'));

const saying = (words: RegExp): readonly string[] => texts.filter((path) => words.test(read(path)));

/** No call of the protocol enrols or checks one: what a server sends is a code by e-mail or SMS. */
const secondFactor =
  /authenticator|\btotp\b|\b2fa\b|two.?factor|двухфактор|2단계 인증|二段階認証|2要素認証|双重验证|兩步驗證|雙重驗證|两步验证|iki (?:aşamalı|faktörlü)|doble factor|dos factores|double authentification|deux facteurs|สองขั้นตอน|สองปัจจัย/i;

/** Mails are the operator's; what this device shows on its login is called a safety phrase. */
const mailPhrase =
  /anti.?phishing|антифишинг|피싱 방지|フィッシング(?:対策|防止)コード|防钓鱼|防釣魚|防網釣|kimlik avı(?:na karşı)? kod|รหัสป้องกันฟิชชิ่ง/i;

test('E14: no text in any language offers a second factor that no server of this protocol checks', () => {
  expect(texts.length).toBeGreaterThan(300);
  expect(saying(secondFactor)).toEqual([]);
  expect(secondFactor.test('Scan it with your authenticator app (2FA)')).toBe(true);
});

test('E15: no text in any language promises a phrase in e-mails', () => {
  expect(saying(mailPhrase)).toEqual([]);
  expect(mailPhrase.test('Set an anti-phishing code')).toBe(true);
});
