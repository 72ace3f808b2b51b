import type { WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { passwordMatches } from '../../kernel/basics/secrets.ts';
import type { Person } from './access-book.ts';

/** The newest look at each person's payment password; never rejects. */
const looks = new WeakMap<Person, Promise<void>>();

/**
 * Checks the payment password of a request. After five wrong ones in a row it refuses all for half an hour. One at a time: each
 * counts as wrong until it is known to be right, and must not be counted with others that are right as well.
 * Refuses: payPasswordMissing, payPasswordPaused, payPasswordWrong.
 */
export async function checkPayPassword(request: WireRequest, person: Person): Promise<void> {
  const look = (looks.get(person) ?? Promise.resolve()).then(() => lookAt(request, person));
  const end = look.catch(() => undefined);
  looks.set(person, end);
  await look;
}

async function lookAt(request: WireRequest, { id: user, payPasswordHash }: Person): Promise<void> {
  if (payPasswordHash === null) throw new Refusal('payPasswordMissing');
  await request.execute('access.tryPayPassword', { user });
  if (!(await passwordMatches(request.fields['pay_password'] ?? '', payPasswordHash)))
    throw new Refusal('payPasswordWrong');
  await request.execute('access.rightPayPassword', { user });
}
