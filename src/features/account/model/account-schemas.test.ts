import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nicknameProblem, signatureProblem } from '../../../core/rules/people/account-rules.ts';
import {
  areaCodeProblem,
  cleanAreaCode,
  ownMobileProblem,
  ownNumber,
  passwordSchema,
  profileTextSchema,
} from './account-schemas.ts';

const say = ({ key }: { key: string }): string => key;

function problems(schema: v.GenericSchema, fields: object): Record<string, string> {
  const result = v.safeParse(schema, fields);
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('AC2 fields of the profile', () => {
  test.each([
    ['Ann', {}],
    ['小明', {}],
    ['A', { text: 'lengthOutOfRange' }],
    ['Ann!', { text: 'specialCharacters' }],
    ['', { text: 'required' }],
  ])('nickname %j', (text, expected) => {
    expect(problems(profileTextSchema(nicknameProblem, say), { text })).toEqual(expected);
  });

  test.each([
    ['slow and steady', {}],
    ['', {}],
    ['a', { text: 'lengthOutOfRange' }],
    ['a'.repeat(31), { text: 'lengthOutOfRange' }],
    ['50% off', { text: 'specialCharacters' }],
  ])('signature %j', (text, expected) => {
    expect(problems(profileTextSchema(signatureProblem, say), { text })).toEqual(expected);
  });
});

describe('AC1 passwords and contacts', () => {
  test.each([
    [{ password: 'correct-7', confirmation: 'correct-7', code: '246810' }, {}],
    [{ password: 'six666', confirmation: 'six666', code: '246810' }, { password: 'passwordTooShort' }],
    [{ password: 'correct-7', confirmation: 'other-77', code: '246810' }, { confirmation: 'passwordsDiffer' }],
    [{ password: 'correct-7', confirmation: '', code: '246810' }, { confirmation: 'required' }],
    [{ password: 'correct-7', confirmation: 'correct-7', code: '24681' }, { code: 'codeInvalid' }],
  ])('password %j', (fields, expected) => {
    expect(problems(passwordSchema(say), fields)).toEqual(expected);
  });

  test.each([
    ['34', undefined],
    ['+34', undefined],
    ['0034', undefined],
    ['', 'required'],
    ['12345', 'mobileInvalid'],
    ['x', 'mobileInvalid'],
  ])('dialling code %j', (typed, expected) => {
    expect(areaCodeProblem(typed)?.key).toBe(expected);
    if (expected === undefined) expect(cleanAreaCode(typed)).toBe('34');
  });

  test.each([
    ['+34 612 345 678', '', { areaCode: '34', mobile: '612345678' }],
    ['+34612345678', '+34', { areaCode: '34', mobile: '612345678' }],
    ['612 345 678', '+34', { areaCode: '34', mobile: '612345678' }],
    ['+34612345678', '33', { areaCode: '33', mobile: '+34612345678' }],
  ])('number %j beside the code %j goes out as %j', (mobile, areaCode, expected) => {
    expect(ownNumber({ areaCode, mobile })).toEqual(expected);
  });

  test.each([
    ['612 345 678', '34', undefined],
    ['13812345678', '86', undefined],
    ['12812345678', '86', 'mobileInvalid'],
    ['+34612345678', '34', 'mobileInvalid'],
    ['', '34', 'required'],
  ])('number %j with dialling code %j', (mobile, areaCode, expected) => {
    expect(ownMobileProblem(mobile, areaCode)?.key).toBe(expected);
  });
});
