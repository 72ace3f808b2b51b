import { mobileProblem } from '../../../../core/rules/account-rules.ts';
import type { AccessSlice } from '../access/access-book.ts';
import { personOf, readAddress, readNewPassword } from '../access/access-rules.ts';
import { checkCodeOf, codesPerMinuteMax, saltLength, say, type AccessTools } from '../access/access-wire.ts';
import type { Route } from '../kernel/domain.ts';
import { Refusal } from '../kernel/engine-types.ts';
import { hashPassword, type RandomBytes } from '../kernel/secrets.ts';
import { placeForCode } from './security-commands.ts';

type SecurityRoute = Route<AccessSlice>;
type Fields = Readonly<Record<string, string>>;

/** Where a request names no dialling code. */
const usualAreaCode = '86';

/** Digits with the dialling code in front. */
function readPhone({ area_code: areaCode = usualAreaCode, mobile = '' }: Fields): string {
  if (mobileProblem(mobile, areaCode) !== undefined) throw new Refusal('phoneWrong');
  return `${areaCode}${mobile}`;
}

function readContact(fields: Fields): { readonly kind: 'email' | 'mobile'; readonly address: string } {
  const { email } = fields;
  if (email === undefined) return { kind: 'mobile', address: readPhone(fields) };
  const { login: address, kind } = readAddress(email);
  if (kind !== 'email') throw new Refusal('wrongAddress');
  return { kind, address };
}

function changePaymentPassword(random: RandomBytes): SecurityRoute['handle'] {
  return async (request, { slice }) => {
    const { fields, userId: user = '' } = request;
    const password = readNewPassword(request);
    await checkCodeOf(request, { address: placeForCode(personOf(slice, user)), code: fields['code'] });
    const payPasswordHash = await hashPassword(password, random(saltLength));
    await request.execute('access.changePaymentPassword', { user, payPasswordHash });
    return say(request, 'passwordChanged');
  };
}

const sendMobileCode: SecurityRoute['handle'] = async (request) => {
  await request.execute('access.sendCode', { address: readPhone(request.fields), forExisting: false });
  return say(request, 'codeSent');
};

const bindContact: SecurityRoute['handle'] = async (request) => {
  const { fields, userId: user = '' } = request;
  const contact = readContact(fields);
  await checkCodeOf(request, { address: contact.address, code: fields['code'] });
  await request.execute('access.bindContact', { user, ...contact });
  return say(request, 'contactBound');
};

export const securityRoutes = ({ random }: AccessTools): readonly SecurityRoute[] => [
  { operation: 'POST /safe/update_password', access: 'signed-in', handle: changePaymentPassword(random) },
  { operation: 'POST /sms_send', access: 'open', perMinuteMax: codesPerMinuteMax, handle: sendMobileCode },
  { operation: 'POST /safe/mobile', access: 'signed-in', handle: bindContact },
];
