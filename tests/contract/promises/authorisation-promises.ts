import { isNegative } from '../../../src/core/money/fixed-point.ts';
import { AuthorisationPort } from '../../../src/core/ports/authorisation-port.ts';
import { promise, see, type PortPromise } from './port-promise.ts';

export const authorisationPromises: readonly PortPromise[] = [
  promise('authorisedAmount: H18 is a number that is not below zero', 'person', async ({ port }) => {
    const amount = await port(AuthorisationPort).authorisedAmount();
    see(!isNegative(amount), { at: 'message.number', expected: 'not below zero', got: amount });
  }),
  promise('requestedAmount: H18 is a number that is not below zero', 'person', async ({ port }) => {
    const amount = await port(AuthorisationPort).requestedAmount();
    see(!isNegative(amount), { at: 'message.number', expected: 'not below zero', got: amount });
  }),
];
