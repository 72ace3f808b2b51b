import * as v from 'valibot';
import type { Standing } from '../../../../../core/ports/presenter-port.ts';
import type { Domain } from '../../kernel/domain/domain.ts';
import type { AccessSlice } from './access-book.ts';
import { personOf } from './access-rules.ts';

const standing = v.strictObject({ user: v.string(), fundsFrozen: v.boolean(), walletHeld: v.boolean() });

/** What support may do to an account, and undo. */
export const standingCommands: Domain<AccessSlice>['commands'] = {
  setStanding: ({ slice }, argument) => {
    const { user, fundsFrozen, walletHeld } = v.parse(standing, argument);
    const person = personOf(slice, user);
    person.fundsFrozen = fundsFrozen;
    person.walletHeld = walletHeld;
    return null;
  },
};

export const standingsOf = ({ people }: AccessSlice): readonly Standing[] =>
  Object.values(people).map(({ login, fundsFrozen, walletHeld = false }) => ({
    identifier: login,
    fundsFrozen,
    walletHeld,
  }));
