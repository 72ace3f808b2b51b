import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cleanIdentifier, registrationSchema, resetSchema, signInSchema } from './access-schemas.ts';

const say = ({ key }: { key: string }): string => key;

function problemsOf(schema: v.GenericSchema, fields: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, fields);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

const registration = {
  identifier: 'ann@example.test',
  code: '123456',
  password: 'secret7',
  confirmation: 'secret7',
  invitationCode: '',
  hasAgreed: false,
};

describe('cleanIdentifier', () => {
  test.each([
    ['  ann@example.test ', 'ann@example.test'],
    ['+44 (20) 7946-0958', '+442079460958'],
    ['138 0013 8000', '13800138000'],
    ['a-b.c@example.test', 'a-b.c@example.test'],
  ])('cleanIdentifier: %s is sent as %s', (typed, sent) => expect(cleanIdentifier(typed)).toBe(sent));
});

describe('signInSchema', () => {
  test('signInSchema: a password of six is enough at the door', () => {
    expect(problemsOf(signInSchema(say), { identifier: 'ann@example.test', password: 'secret' })).toEqual({});
  });

  test('signInSchema: every wrong field is named', () => {
    expect(problemsOf(signInSchema(say), { identifier: 'ann', password: '' })).toEqual({
      identifier: 'identifierInvalid',
      password: 'required',
    });
  });
});

describe('resetSchema', () => {
  test('resetSchema: a new password is longer than six', () => {
    const fields = { ...registration, password: 'secret', confirmation: 'secret' };
    expect(problemsOf(resetSchema(say), fields)).toEqual({ password: 'passwordTooShort' });
  });

  test('resetSchema: two different passwords are told at the second', () => {
    expect(problemsOf(resetSchema(say), { ...registration, confirmation: 'secret8' })).toEqual({
      confirmation: 'passwordsDiffer',
    });
  });

  test('resetSchema: the difference is told although other fields are wrong too', () => {
    expect(problemsOf(resetSchema(say), { ...registration, code: '12', confirmation: 'secret8' })).toEqual({
      code: 'codeInvalid',
      confirmation: 'passwordsDiffer',
    });
  });

  test('resetSchema: an empty second password is missing, not different', () => {
    expect(problemsOf(resetSchema(say), { ...registration, confirmation: '' })).toEqual({ confirmation: 'required' });
  });
});

describe('registrationSchema', () => {
  test('registrationSchema: terms that exist have to be accepted', () => {
    expect(problemsOf(registrationSchema(say, { mustAgree: true, mustBeInvited: false }), registration)).toEqual({
      hasAgreed: 'required',
    });
    expect(problemsOf(registrationSchema(say, { mustAgree: false, mustBeInvited: false }), registration)).toEqual({});
  });

  test('registration: where registration needs an invitation, the code is required', () => {
    const schema = registrationSchema(say, { mustAgree: false, mustBeInvited: true });
    expect(problemsOf(schema, { ...registration, invitationCode: '' })).toEqual({ invitationCode: 'required' });
    expect(problemsOf(schema, { ...registration, invitationCode: 'k7p2' })).toEqual({});
  });

  test.each([
    ['4155550123', 'no area', 'no area'],
    ['415 555-0123', 'no area', 'no area'],
    ['4155550123', undefined, undefined],
    ['+1 415 555 0123', 'no area', undefined],
    ['13800138000', 'no area', undefined],
    ['ann@example.test', 'no area', undefined],
    ['nobody', 'no area', 'identifierInvalid'],
  ])(
    'AC1 registrationSchema, resetSchema: %s where %s is to be said of a missing area: %s',
    (identifier, areaMissing, expected) => {
      const schema = registrationSchema(say, { mustAgree: false, mustBeInvited: false, areaMissing });
      expect(problemsOf(schema, { ...registration, identifier })).toEqual(
        expected === undefined ? {} : { identifier: expected },
      );
      expect(problemsOf(resetSchema(say, { areaMissing }), { ...registration, identifier })).toEqual(
        expected === undefined ? {} : { identifier: expected },
      );
    },
  );

  test('registrationSchema: the invitation code is optional and plain', () => {
    expect(
      problemsOf(registrationSchema(say, { mustAgree: false, mustBeInvited: false }), {
        ...registration,
        invitationCode: 'k7p2',
      }),
    ).toEqual({});
    expect(
      problemsOf(registrationSchema(say, { mustAgree: false, mustBeInvited: false }), {
        ...registration,
        invitationCode: 'k7 p2',
      }),
    ).toEqual({
      invitationCode: 'invitationCodeInvalid',
    });
  });
});
