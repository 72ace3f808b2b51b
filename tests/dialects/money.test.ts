import { expect, test } from 'vitest';
import { identityOver } from '../../src/adapters/wire/identity/identity-adapter.ts';
import { profileOver } from '../../src/adapters/wire/profile/profile-adapter.ts';
import { wireOver } from '../../src/adapters/wire/wire.ts';
import type { DialectName } from '../../src/core/domain/dialect-name.ts';
import { DialectHttp, ok, partsOf } from './dialect-wire.ts';

const wireTo = (http: DialectHttp, name: DialectName) => wireOver(partsOf(http, name));

const person = { id: 7, account_number: 'ann@example.test' };

test.each([
  ['nothing', {}, undefined, undefined],
  ['eqnull', { pay_password_isnull: 'eqnull' }, false, undefined],
  ['neqnull', { pay_password_isnull: 'neqnull' }, true, undefined],
  ['that it was set once', { isPayPas: 1 }, undefined, true],
])('W3 the payment password of a person: a server that says %s', async (_what, said, has, isFinal) => {
  const http = new DialectHttp({ 'GET /user/info': ok({ ...person, ...said }) });
  const user = await profileOver(wireTo(http, 'b')).currentUser();
  expect([user.hasPaymentPassword, user.isPaymentPasswordFinal]).toEqual([has, isFinal]);
});

test.each([
  [{ password_status: 0 }, false],
  [{ password_status: 1 }, true],
  [{}, undefined],
])('W3 the identity of a person says %j of their payment password', async (said, has) => {
  const http = new DialectHttp({ 'GET /real/state': ok({ review_status: 2, real_data: null, ...said }) });
  expect((await identityOver(wireTo(http, 'c')).identity()).hasPaymentPassword).toBe(has);
});
