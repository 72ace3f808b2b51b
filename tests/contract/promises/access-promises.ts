import { AccessPort } from '../../../src/core/ports/access-port.ts';
import { ProfilePort } from '../../../src/core/ports/profile-port.ts';
import { promise, see, seeRefused, type PortPromise } from './port-promise.ts';

/** Addresses that cannot exist. */
const nobody = 'nobody@conformance.invalid';

/** Some servers sign everybody up who logs in: on these an account would be left behind. */
export const unknownPersonPromises: readonly PortPromise[] = [
  promise('signIn: an unknown person is refused', 'nobody', ({ port }) =>
    seeRefused(port(AccessPort).signIn({ identifier: nobody, password: 'not-a-password' })),
  ),
];

export const accessPromises: readonly PortPromise[] = [
  promise('checkCode: a code that was never sent is refused', 'nobody', ({ port }) =>
    seeRefused(port(AccessPort).checkCode({ identifier: nobody, code: '135790' })),
  ),
  promise('currentUser: has the id under which personal events are sent', 'person', async ({ port }) => {
    const { id } = await port(ProfilePort).currentUser();
    see(id !== '' && id !== '0', { at: 'message.id', expected: 'an id', got: `"${id}"` });
  }),
];

/** Ends the session that it is tried in. */
export const endingPromises: readonly PortPromise[] = [
  promise('signOut: the token is worth nothing afterwards', 'person', async ({ port }) => {
    await port(AccessPort).signOut();
    await seeRefused(port(ProfilePort).currentUser(), 'session-expired');
  }),
];
