import type { IdentityCase } from '../../../../../core/ports/presenter-port.ts';
import type { AccessSlice } from '../access/access-book.ts';
import { isWaiting } from './identity-rules.ts';

/** Applications that wait for an operator. */
export const identityCases = ({ people }: AccessSlice): readonly IdentityCase[] =>
  Object.values(people).flatMap((person) =>
    ([1, 2] as const)
      .filter((level) => isWaiting(person, level))
      .map((level) => ({
        kind: 'identity' as const,
        identifier: person.login,
        level,
        name: person.identity?.name || person.realName,
      })),
  );
