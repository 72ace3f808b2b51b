import type {
  DocumentKind,
  Identity,
  IdentityApplication,
  IdentityRecord,
} from '../../../core/domain/people/identity.ts';
import type { Questionnaire } from '../../../core/domain/people/questionnaire.ts';
import type { VerificationState } from '../../../core/domain/people/user.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { IdentityForm, IdentityRecord as IdentityRecordWire, IdentityState } from '../calls/api.gen.ts';
import { objectAt, type ObjectReader } from '../calls/decode.ts';
import type { FormFields } from '../calls/request-fields.ts';

const reviewStates: Readonly<Record<string, VerificationState>> = {
  0: 'none',
  1: 'reviewing',
  2: 'approved',
  3: 'refused',
};
const kindCodes = {
  idCard: '0',
  passport: '1',
  drivingLicence: '2',
  insurance: '3',
  other: '4',
} as const satisfies Record<DocumentKind, NonNullable<IdentityForm['id_type']>>;
const kinds: Readonly<Record<string, DocumentKind>> = {
  0: 'idCard',
  1: 'passport',
  2: 'drivingLicence',
  3: 'insurance',
  4: 'other',
};

const readRecord = (row: ObjectReader<IdentityRecordWire>): IdentityRecord => ({
  kind: row.optionalChoice('id_type', kinds),
  name: row.optionalText('name') ?? '',
  documentNumber: row.optionalText('card_id') ?? '',
  reason: row.optionalText('remark'),
});

/** A state that counts as none is refused where the record says so: not every server has a number for it in front. */
const orRefused = (state: VerificationState, recorded: VerificationState | undefined): VerificationState =>
  state === 'none' && recorded === 'refused' ? 'refused' : state;

export function readIdentity(value: WireValue): Identity {
  const message = objectAt<IdentityState>(value, 'message');
  const basic = message.choice('review_status', reviewStates);
  const advanced = message.optionalChoice('advanced_review_status', reviewStates) ?? 'none';
  const hasPaymentPassword = message.optionalFlag('password_status');
  const stored = message.value('real_data');
  if (stored === undefined || stored === null) return { basic, advanced, record: undefined, hasPaymentPassword };
  const row = objectAt<IdentityRecordWire>(stored, message.pathOf('real_data'));
  const recorded = row.optionalChoice('review_status', reviewStates);
  return {
    basic: orRefused(basic, recorded),
    advanced: orRefused(advanced, row.optionalChoice('advanced_user', reviewStates)),
    record: readRecord(row),
    // Where only the record knows of the refusal, another application is refused for its sake.
    ...(basic === 'none' && recorded === 'refused' && { mustAskSupport: true }),
    hasPaymentPassword,
  };
}

export function identityFields(application: IdentityApplication): FormFields<'submitIdentity'> {
  const pictures = { front_pic: application.front, reverse_pic: application.back };
  if (application.level === 2) return { real_type: '2', ...pictures, hand_pic: application.holding };
  return {
    real_type: '1',
    id_type: kindCodes[application.kind],
    name: application.name,
    phoneNumber: application.phone,
    card_id: application.documentNumber,
    ...pictures,
  };
}

/** Numbers on the wire count from 1. */
export function questionnaireFields({ choices, interests }: Questionnaire): FormFields<'submitQuestionnaire'> {
  const answer = (question: number): string => ((choices[question - 1] ?? -1) + 1).toString();
  return {
    radio1: answer(1),
    radio2: answer(2),
    radio3: answer(3),
    radio4: answer(4),
    radio5: answer(5),
    radio6: answer(6),
    radio7: answer(7),
    radio8: answer(8),
    radio9: answer(9),
    radio10: answer(10),
    radio11: answer(11),
    radio12: answer(12),
    radio13: answer(13),
    check1: interests.map((number) => (number + 1).toString()).join(','),
  };
}
