import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dialects } from '../../src/core/domain/server/server-dialect.ts';
import { passwordSchema } from '../../src/features/account/model/account-schemas.ts';
import type { SayProblem } from '../../src/features/shared/forms/model/rule-field.ts';

const typed = { password: 'long&enough1', confirmation: 'long&enough1', code: '123456' };
const problemsIn = (forbidden: string): readonly string[] => {
  const say: SayProblem = Object.assign(
    ({ key, params }: Parameters<SayProblem>[0]) => `${key} ${params?.['characters'] ?? ''}`,
    {
      forbidden,
    },
  );
  return (
    v
      .safeParse(passwordSchema(say), typed)
      .issues?.map(({ path, message }) => `${v.getDotPath({ path } as never)}: ${message}`) ?? []
  );
};

test('switch 57: a password with a character that D refuses is held back beside its field, elsewhere it is sent', () => {
  const told = problemsIn(dialects.d.forbiddenCharacters);
  expect(told).toContain('password: forbiddenCharacters < > $ ( ) & * #');
  expect(problemsIn(dialects.c.forbiddenCharacters).filter((text) => text.includes('forbidden'))).toEqual([]);
});
