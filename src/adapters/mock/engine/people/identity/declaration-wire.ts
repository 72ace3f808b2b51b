import { questions } from '../../../../../core/domain/people/questionnaire.ts';
import { amount } from '../../../../../core/money/amount.ts';
import type { AccessSlice } from '../access/access-book.ts';
import { personOf } from '../access/access-rules.ts';
import type { Route } from '../../kernel/domain/domain.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';

type Handle = Route<AccessSlice>['handle'];
const access = 'signed-in';

/** Numbers on the wire count from 1; what is no number names no answer. */
const numberIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number.parseInt(text, 10) - 1 : -1;

const submitQuestionnaire: Handle = async ({ fields, language, userId: user = '', execute }) => {
  const choices = questions.map((_, at) => numberIn(fields[`radio${at + 1}`]));
  const interests = (fields['check1'] ?? '').split(',').map((text) => numberIn(text.trim()));
  await execute('access.submitQuestionnaire', { user, choices, interests });
  return { type: 'ok', message: serverText(language, 'questionnaireSubmitted') };
};

const authorisedAmount: Handle = async ({ userId = '' }, { slice }) => ({
  type: 'ok',
  message: { number: decimalColumn(amount(personOf(slice, userId).authorisedAmount ?? '0')) },
});

const setAuthorisedAmount: Handle = async ({ fields, language, userId: user = '', execute }) => {
  await execute('access.setAuthorisedAmount', { user, amount: fields['number'] ?? '' });
  return { type: 'ok', message: serverText(language, 'amountAuthorised') };
};

/** The operator of the demo asks for no declaration. */
const requestedAmount: Handle = async () => ({ type: 'ok', message: { number: decimalColumn(amount('0')) } });

export const declarationRoutes: readonly Route<AccessSlice>[] = [
  { operation: 'POST /postquestionnaire', access, handle: submitQuestionnaire },
  { operation: 'POST /wallet/getsqnumber', access, handle: authorisedAmount },
  { operation: 'POST /wallet/setsqnumber', access, handle: setAuthorisedAmount },
  { operation: 'GET /wallet/getneedsqnumber', access, handle: requestedAmount },
];
