import type { WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { passwordMatches } from '../../kernel/basics/secrets.ts';
import type { Person } from './access-book.ts';

/**
 * Checks the payment password of a request. After five wrong ones in a row it refuses all for half an hour.
 * Refuses: payPasswordMissing, payPasswordPaused, payPasswordWrong.
 */
export async function checkPayPassword(request: WireRequest, { id: user, payPasswordHash }: Person): Promise<void> {
  if (payPasswordHash === null) throw new Refusal('payPasswordMissing');
  await request.execute('access.tryPayPassword', { user });
  if (!(await passwordMatches(request.fields['pay_password'] ?? '', payPasswordHash)))
    throw new Refusal('payPasswordWrong');
  await request.execute('access.rightPayPassword', { user });
}
