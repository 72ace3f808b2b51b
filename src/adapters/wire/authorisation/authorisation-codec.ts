import type { Amount } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { AuthorisedAmount } from '../calls/api.gen.ts';
import { decimalAt, objectAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';

/** In an object, or bare. */
export const readAuthorisedAmount = (value: WireValue): Amount =>
  isWireObject(value)
    ? objectAt<AuthorisedAmount>(value, 'message').decimal<Amount>('number')
    : decimalAt<Amount>(value, 'message');
