import { approvedLevel } from '../../../src/core/domain/people/identity.ts';
import { IdentityPort } from '../../../src/core/ports/identity-port.ts';
import { ProfilePort } from '../../../src/core/ports/profile-port.ts';
import { promise, see, type PortPromise } from './port-promise.ts';

export const identityPromises: readonly PortPromise[] = [
  promise('identity: says of level 1 what the profile says', 'person', async ({ port }) => {
    const { verification } = await port(ProfilePort).currentUser();
    const { basic } = await port(IdentityPort).identity();
    see(basic === verification, { at: 'message.review_status', expected: verification, got: basic });
  }),
  promise('identity: level 2 is not approved before level 1', 'person', async ({ port }) => {
    const identity = await port(IdentityPort).identity();
    const isInOrder = identity.advanced !== 'approved' || approvedLevel(identity) === 2;
    see(isInOrder, { at: 'message.advanced_review_status', expected: 'below level 1', got: identity.advanced });
  }),
];
