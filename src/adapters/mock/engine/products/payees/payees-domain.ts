import * as v from 'valibot';
import { bankCardFields, type BankCard, type BankCardField } from '../../../../../core/domain/wallets/payee.ts';
import {
  bankCardRules,
  cleanBankCard,
  labelledValueProblem,
  savedAddressesMax,
} from '../../../../../core/rules/people/payee-rules.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { addressesOf, emptyPayees, type AddressRecord, type PayeesState } from './payees-book.ts';
import { internationalLabels, readPlace } from './payees-rules.ts';
import { payeesRoutes } from './payees-wire.ts';

type PayeesStep = Step<PayeesState>;

const text = v.string();
const saving = v.strictObject({
  user: text,
  id: v.nullable(v.number()),
  currency: text,
  network: text,
  address: text,
  picture: text,
});
const deleting = v.strictObject({ user: text, id: v.number() });
/** Absent if the caller has no such line. */
const line = v.exactOptional(text);
const lines = {
  holder: line,
  bank: line,
  branch: line,
  account: line,
  code: line,
  place: line,
  bankAddress: line,
  phone: line,
  ownAddress: line,
} satisfies Record<BankCardField, typeof line>;
const cardSaving = v.strictObject({ user: text, card: v.strictObject(lines) });
const internationalSaving = v.strictObject({ user: text, values: v.array(text) });

/** Another person's row counts as missing. */
function ownIndex({ slice }: PayeesStep, { user, id }: { user: string; id: number }): number {
  const index = slice.addresses.findIndex((record) => record.id === id && record.user === user);
  if (index === -1) throw new Refusal('unknownAddress');
  return index;
}

function saveAddress(step: PayeesStep, argument: Json): Json {
  const { user, id, ...wish } = v.parse(saving, argument);
  const { currency, network } = readPlace(wish);
  const { address, picture } = wish;
  const index = id === null ? undefined : ownIndex(step, { user, id });
  const mine = addressesOf(step.slice, user);
  const isSame = (record: AddressRecord): boolean =>
    record.id !== id && record.currencyId === currency.id && record.network === network && record.address === address;
  if (mine.some(isSame)) throw new Refusal('addressSaved');
  if (index === undefined && mine.length >= savedAddressesMax)
    throw new Refusal('tooManyAddresses', { max: String(savedAddressesMax) });
  const before = index === undefined ? undefined : step.slice.addresses[index];
  const record: AddressRecord = {
    id: before?.id ?? step.nextId('address'),
    user,
    currencyId: currency.id,
    currency: currency.name,
    network,
    address,
    picture,
    createdAt: before?.createdAt ?? step.at,
    updatedAt: step.at,
  };
  if (index === undefined) step.slice.addresses.push(record);
  else step.slice.addresses[index] = record;
  return record.id;
}

const noCard: BankCard = {
  holder: '',
  bank: '',
  branch: '',
  account: '',
  code: '',
  place: '',
  bankAddress: '',
  phone: '',
  ownAddress: '',
};

/** The holder is required; other lines are checked only if they were sent. */
const sentCardFault = (card: Partial<BankCard>): BankCardField | undefined =>
  bankCardFields.find((field) => {
    const typed = field === 'holder' ? (card.holder ?? '') : card[field];
    return typed !== undefined && bankCardRules[field](typed) !== undefined;
  });

function saveBankCard({ slice }: PayeesStep, argument: Json): Json {
  const { user, card } = v.parse(cardSaving, argument);
  const fault = sentCardFault(card);
  if (fault === 'holder') throw new Refusal('cardHolderWrong');
  if (fault !== undefined) throw new Refusal('parameter');
  const kept: BankCard = cleanBankCard({ ...noCard, ...card });
  slice.cards[user] = kept;
  return null;
}

/** A person's destinations of payments. Nothing here moves money. */
export const payeesDomain: Domain<PayeesState> = {
  name: 'payees',
  initial: emptyPayees,
  commands: {
    saveAddress,
    deleteAddress: (step, argument) => {
      const index = ownIndex(step, v.parse(deleting, argument));
      step.slice.addresses.splice(index, 1);
      return null;
    },
    saveBankCard,
    saveInternationalCard: ({ slice }, argument) => {
      const { user, values } = v.parse(internationalSaving, argument);
      const isWhole = values.length === internationalLabels.length;
      if (!isWhole || values.some((value) => labelledValueProblem(value) !== undefined)) throw new Refusal('parameter');
      slice.internationalCards[user] = values;
      return null;
    },
  },
  due: {},
  routes: payeesRoutes,
};
