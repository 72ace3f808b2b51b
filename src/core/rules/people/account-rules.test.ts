import { describe, expect, test } from 'vitest';
import dictionary from '../../../../locales/en/rules.json';
import {
  codeProblem,
  confirmationProblem,
  emailProblem,
  identifierKind,
  identifierProblem,
  invitationCodeProblem,
  keywordProblem,
  loginPasswordProblem,
  mobileProblem,
  newPasswordProblem,
  nicknameProblem,
  signatureProblem,
} from './account-rules.ts';
import { amountProblem } from '../amount-rules.ts';
import type { RuleKey, RuleProblem } from '../rule-problem.ts';

interface Table {
  readonly rule: (text: string) => RuleProblem | undefined;
  readonly good: readonly string[];
  readonly bad: readonly (readonly [text: string, key: RuleKey])[];
}

const tables: Readonly<Record<string, Table>> = {
  identifier: {
    rule: identifierProblem,
    good: [
      'demo@tandem.test',
      ' a.b+c@sub.example.org ',
      'mäx@bücher.example',
      '13812345678',
      '+4915112345678',
      '12125550100',
      '0612345678',
    ],
    bad: [
      ['', 'required'],
      ['  ', 'required'],
      ['ann', 'identifierInvalid'],
      ['ann@', 'identifierInvalid'],
      ['@x.org', 'identifierInvalid'],
      ['a@b', 'identifierInvalid'],
      ['a b@x.org', 'identifierInvalid'],
      ['a..b@x.org', 'identifierInvalid'],
      ['12345', 'identifierInvalid'],
      ['+1234567890123456', 'identifierInvalid'],
    ],
  },
  email: {
    rule: emailProblem,
    good: ['ann@example.org', 'a@b.cd'],
    bad: [
      ['', 'required'],
      ['13812345678', 'emailInvalid'],
      ['.a@b.cd', 'emailInvalid'],
      ['a.@b.cd', 'emailInvalid'],
      ['a@-b.cd', 'emailInvalid'],
      [`${'a'.repeat(65)}@b.cd`, 'emailInvalid'],
    ],
  },
  'mainland mobile': {
    rule: (text) => mobileProblem(text, '86'),
    good: ['13812345678', '19900000000'],
    bad: [
      ['', 'required'],
      ['12812345678', 'mobileInvalid'],
      ['1381234567', 'mobileInvalid'],
      ['138123456789', 'mobileInvalid'],
      ['+8613812345678', 'mobileInvalid'],
    ],
  },
  mobile: {
    rule: (text) => mobileProblem(text),
    good: ['612345678', '+34612345678'],
    bad: [
      ['', 'required'],
      ['6-123', 'mobileInvalid'],
    ],
  },
  'new password': {
    rule: newPasswordProblem,
    good: ['1234567', 'demo1234', 'two words', '密码密码密码密', '1234567890123456'],
    bad: [
      ['', 'required'],
      ['123456', 'passwordTooShort'],
      ['😀😀😀😀', 'passwordTooShort'],
      ['12345678901234567', 'passwordTooLong'],
      ['<b>abcd', 'passwordCharacters'],
      ['abc<defg', 'passwordCharacters'],
      ['abc>defg', 'passwordCharacters'],
      [' demo1234', 'passwordCharacters'],
      ['demo1234\u00A0', 'passwordCharacters'],
      ['       ', 'passwordCharacters'],
    ],
  },
  'login password': {
    rule: loginPasswordProblem,
    good: ['123456', 'a much longer one than any server takes'],
    bad: [
      ['', 'required'],
      ['12345', 'passwordTooShort'],
    ],
  },
  confirmation: {
    rule: (text) => confirmationProblem('demo1234', text),
    good: ['demo1234'],
    bad: [
      ['', 'required'],
      ['Demo1234', 'passwordsDiffer'],
    ],
  },
  code: {
    rule: (text) => codeProblem(text),
    good: ['246810', '000000', ' 246810 '],
    bad: [
      ['', 'required'],
      ['24681', 'codeInvalid'],
      ['2468100', 'codeInvalid'],
      ['24681a', 'codeInvalid'],
      ['٢٤٦٨١٠', 'codeInvalid'],
    ],
  },
  'code of four': { rule: (text) => codeProblem(text, 4), good: ['1234'], bad: [['123456', 'codeInvalid']] },
  'invitation code': {
    rule: (text) => invitationCodeProblem(text),
    good: ['', 'k7p2', 'ABC123'],
    bad: [
      ['k7-p2', 'invitationCodeInvalid'],
      ['a'.repeat(33), 'invitationCodeInvalid'],
    ],
  },
  'required invitation code': {
    rule: (text) => invitationCodeProblem(text, true),
    good: ['k7p2'],
    bad: [['', 'required']],
  },
  nickname: {
    rule: nicknameProblem,
    good: ['Jo', '小明', 'José', 'Ann Lee', 'สมชาย', 'Ayşegül42', '1234567890'],
    bad: [
      ['', 'required'],
      ['J', 'lengthOutOfRange'],
      ['12345678901', 'lengthOutOfRange'],
      ['Ann!', 'specialCharacters'],
      ['小明！', 'specialCharacters'],
      ['<b>', 'specialCharacters'],
      ['a  b', 'specialCharacters'],
      ['😀😀', 'specialCharacters'],
    ],
  },
  signature: {
    rule: signatureProblem,
    good: ['ok', 'ก็'.repeat(30), 'slow and steady', '', ' '],
    bad: [
      ['a', 'lengthOutOfRange'],
      ['a'.repeat(31), 'lengthOutOfRange'],
      ['50% off', 'specialCharacters'],
    ],
  },
  keyword: {
    rule: keywordProblem,
    good: ['btc', '比特'],
    bad: [
      ['', 'keywordMissing'],
      [' ', 'keywordMissing'],
    ],
  },
  amount: {
    rule: amountProblem,
    good: ['1', '0.5', '1.0000000001', '0.00000000000000000001', '1.00000000000', '123456789012345678901234567890'],
    bad: [
      ['', 'required'],
      ['0', 'amountNotPositive'],
      ['0.000', 'amountNotPositive'],
      ['-1', 'amountNotPositive'],
      ['1.00000000001', 'amountTooFine'],
      ['0.000000000000000000001', 'amountTooFine'],
      ['1,5', 'amountInvalid'],
      ['1e3', 'amountInvalid'],
      ['.5', 'amountInvalid'],
      ['abc', 'amountInvalid'],
    ],
  },
};

test('identifierKind: tells e-mail and mobile apart', () => {
  expect(['ann@example.org', '13812345678', 'ann'].map(identifierKind)).toEqual(['email', 'mobile', undefined]);
});

describe.each(Object.entries(tables))('%s', (_name, { rule, good, bad }) => {
  test.each(good)('%s is fine', (text) => {
    expect(rule(text)).toBeUndefined();
  });

  test.each(bad)('%s: %s', (text, key) => {
    expect(rule(text)?.key).toBe(key);
  });

  test('every problem has words that use its parameters and no others', () => {
    for (const [text] of bad) {
      const { key, params } = rule(text) ?? { key: 'required' as const };
      const named = [...dictionary[key].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();
      expect(Object.keys(params ?? {}).toSorted()).toEqual(named);
    }
  });
});
