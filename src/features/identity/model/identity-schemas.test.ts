import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { advancedSchema, basicSchema, cleanPhone } from './identity-schemas.ts';

const say = ({ key }: { key: string }): string => key;
const good = {
  kind: 'passport',
  name: 'Ann Example',
  phone: '+34 612-345-678',
  documentNumber: 'X1234567',
  front: '/upload/f.jpg',
  back: '/upload/b.jpg',
};

/** The fields that are wrong, with the rule that says so. */
function problems(schema: v.GenericSchema, fields: object): Record<string, string> {
  const result = v.safeParse(schema, fields);
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('KY1 fields of the identity form', () => {
  test.each([
    [{}, {}],
    [{ name: '' }, { name: 'required' }],
    [{ name: 'Ann 7' }, { name: 'nameInvalid' }],
    [{ name: 'A' }, { name: 'lengthOutOfRange' }],
    [{ phone: '12' }, { phone: 'mobileInvalid' }],
    [{ documentNumber: '' }, { documentNumber: 'required' }],
    [{ documentNumber: '12345' }, { documentNumber: 'lengthOutOfRange' }],
    [{ documentNumber: 'X--12345' }, { documentNumber: 'documentNumberInvalid' }],
    [{ documentNumber: '110105194912310021' }, {}],
    [{ documentNumber: '110105194912310021', kind: 'idCard' }, { documentNumber: 'documentNumberInvalid' }],
    [{ documentNumber: '11010519491231002X', kind: 'idCard' }, {}],
    [{ front: '' }, { front: 'pictureMissing' }],
    [{ back: '' }, { back: 'pictureMissing' }],
  ])('basic: %j', (change, expected) => {
    expect(problems(basicSchema(say), { ...good, ...change })).toEqual(expected);
  });

  test('advanced: each of the three pictures is needed', () => {
    expect(problems(advancedSchema(say), { front: '', back: '', holding: '' })).toEqual({
      front: 'pictureMissing',
      back: 'pictureMissing',
      holding: 'pictureMissing',
    });
  });

  test('cleanPhone: a number is sent as digits', () => {
    expect(cleanPhone(' +34 (612) 345-678 ')).toBe('+34612345678');
  });
});
