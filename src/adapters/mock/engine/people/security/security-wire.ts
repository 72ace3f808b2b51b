import { mobileProblem } from '../../../../../core/rules/people/account-rules.ts';
import type { AccessSlice, Person } from '../access/access-book.ts';
import { checkPayPassword } from '../access/pay-password.ts';
import { personOf, readAddress, readNewPassword } from '../access/access-rules.ts';
import { checkCodeOf, codesPerMinuteMax, saltLength, say, type AccessTools } from '../access/access-wire.ts';
import type { Route, WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { hashPassword } from '../../kernel/basics/secrets.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
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

type Proof = (request: WireRequest, person: Person) => Promise<void>;

/** What shows that the payment password may be changed. */
const proofs: Readonly<Record<WorldRules['access']['payPasswordBy'], Proof>> = {
  code: (request, person) => checkCodeOf(request, { address: placeForCode(person), code: request.fields['code'] }),
  old: (request, person) =>
    checkPayPassword({ ...request, fields: { pay_password: request.fields['oldpassword'] ?? '' } }, person),
  once: async (_request, { payPasswordHash }) => {
    if (payPasswordHash !== null) throw new Refusal('functionNotOpen');
  },
};

function changePaymentPassword({ random, rules = usualRules.access }: AccessTools): SecurityRoute['handle'] {
  return async (request, { slice }) => {
    const { userId: user = '' } = request;
    const password = readNewPassword(request, { min: rules.passwordMin });
    await proofs[rules.payPasswordBy](request, personOf(slice, user));
    const payPasswordHash = await hashPassword(password, random(saltLength));
    const wish = { user, payPasswordHash };
    await request.execute(
      'access.changePaymentPassword',
      rules.payPasswordBy === 'code' ? wish : { ...wish, isWithoutCode: true },
    );
    return say(request, 'passwordChanged');
  };
}

const sendMobileCode =
  ({ rules = usualRules.access }: AccessTools): SecurityRoute['handle'] =>
  async (request) => {
    const wish = { address: readPhone(request.fields), forExisting: false };
    await request.execute('access.sendCode', rules.codesWait === undefined ? wish : { ...wish, isUnpaused: true });
    return say(request, 'codeSent');
  };

const bindContact: SecurityRoute['handle'] = async (request) => {
  const { fields, userId: user = '' } = request;
  const contact = readContact(fields);
  await checkCodeOf(request, { address: contact.address, code: fields['code'] });
  await request.execute('access.bindContact', { user, ...contact });
  return say(request, 'contactBound');
};

export const securityRoutes = (tools: AccessTools): readonly SecurityRoute[] => [
  { operation: 'POST /safe/update_password', access: 'signed-in', handle: changePaymentPassword(tools) },
  { operation: 'POST /sms_send', access: 'open', perMinuteMax: codesPerMinuteMax, handle: sendMobileCode(tools) },
  { operation: 'POST /safe/mobile', access: 'signed-in', handle: bindContact },
];
