import { mobileProblem } from '../../../../../core/rules/people/account-rules.ts';
import {
  documentNumberProblem,
  pictureProblem,
  realNameProblem,
} from '../../../../../core/rules/people/identity-rules.ts';
import { emailOf, phoneOf, type AccessSlice, type Person } from '../access/access-book.ts';
import { isOwnPicture } from '../../kernel/requests/picture-rules.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';

type Fields = Readonly<Record<string, string>>;
export type Level = 1 | 2;

const idCardCode = '0';

/** How long an operator of the demo takes without a decision by the presenter. */
export const reviewMs = 3_600_000;

function readPicture(reference: string | undefined): string {
  if (pictureProblem(reference ?? '') !== undefined) throw new Refusal('identityIncomplete');
  if (reference === undefined || !isOwnPicture(reference)) throw new Refusal('parameter');
  return reference;
}

export interface BasicDetails {
  readonly kind: string;
  readonly name: string;
  readonly number: string;
  readonly phone: string;
  readonly country?: string;
  readonly front: string;
  readonly back: string;
}

/** The rules of the form, once more. `picturesAtOnce`: the document is shown with this step, not with the next. */
export function readBasicDetails(fields: Fields, picturesAtOnce: boolean): BasicDetails {
  const { id_type: kind, name = '', card_id: number = '', phoneNumber: phone = '', country } = fields;
  if (kind === undefined || name === '' || number === '') throw new Refusal('identityIncomplete');
  if (realNameProblem(name) !== undefined) throw new Refusal('nameWrong');
  if (documentNumberProblem(number, kind === idCardCode) !== undefined) throw new Refusal('documentWrong');
  // Servers of this protocol do not require it; a sent value must be a number.
  if (phone !== '' && mobileProblem(phone) !== undefined) throw new Refusal('phoneWrong');
  return {
    kind,
    name: name.trim(),
    number: number.trim(),
    phone,
    ...(country === undefined ? {} : { country }),
    front: picturesAtOnce ? readPicture(fields['front_pic']) : '',
    back: picturesAtOnce ? readPicture(fields['reverse_pic']) : '',
  };
}

export interface AdvancedDetails {
  readonly front: string;
  readonly back: string;
  readonly holding: string;
}

export const readAdvancedDetails = (fields: Fields, picturesAtOnce: boolean): AdvancedDetails => ({
  front: readPicture(fields['front_pic']),
  back: readPicture(fields['reverse_pic']),
  holding: picturesAtOnce ? readPicture(fields['hand_pic']) : '',
});

const underReview = 1;
const approved = 2;
const counts = (review: number): boolean => review === underReview || review === approved;

export function checkBasicOpen(person: Person): void {
  if (counts(person.review)) throw new Refusal('identityPending');
}

/** `isAgain`: pictures of the first step may be sent again. */
export function checkAdvancedOpen(person: Person, isAgain = false): void {
  if (isAgain && person.advancedReview === underReview) return;
  if (person.review !== approved) throw new Refusal('levelOneFirst');
  if (counts(person.advancedReview)) throw new Refusal('identityPending');
}

const comparable = (number: string): string => number.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase();

/** A document proves who one person is. */
export function checkNumberFree(slice: AccessSlice, user: string, number: string): void {
  const isTaken = Object.values(slice.people).some(
    ({ id, review, identity }) =>
      id !== user && counts(review) && identity !== undefined && comparable(identity.number) === comparable(number),
  );
  if (isTaken) throw new Refusal('documentTaken');
}

/** Whether this very level waits for a decision. */
export const isWaiting = (person: Person, level: Level): boolean =>
  (level === 1 ? person.review : person.advancedReview) === underReview;

/** No level passes before a person can be reached both ways. */
export const isBoundBothWays = (person: Person): boolean =>
  emailOf(person) !== undefined && phoneOf(person) !== undefined;
