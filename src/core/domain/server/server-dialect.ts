import type { DialectName } from './dialect-name.ts';
import type { DualNumbering } from '../finance/dual-investment.ts';
import { ticketTraits, type TicketTraits } from './ticket-traits.ts';
import type { WalletAccount } from '../wallets/wallet.ts';

/**
 * Differences between families that no answer reveals: the meaning of a field, checks, required fields. Differences
 * visible in an answer (a field, a type, a status) are for the codecs, not for this type.
 */
export interface ServerDialect extends TicketTraits {
  /** How contracts are counted until an order shows it. `lots` leaves the price out of the margin. */
  readonly contracts: {
    readonly margin: 'value' | 'lots';
    readonly profit: 'price' | 'leveraged';
    readonly risk: 'with-balance' | 'without-balance';
  };
  /** What names the place that a withdrawal goes to. */
  readonly withdrawalTo: 'address' | 'saved-address';
  /** The fee of a withdrawal: the client sends it, sends the net sum too, or the server computes it. */
  readonly withdrawalFee: 'sent' | 'net-sent' | 'by-server';
  /** Which account withdrawals are taken from, unless the site's configuration names one. */
  readonly withdrawalFrom: WalletAccount;
  /** A withdrawal is refused unless the options account holds the sum, too. */
  readonly withdrawalTestsOptions: boolean;
  /** What becomes of a transfer out of the contract account while a contract is open. `untold`: most servers refuse it. */
  readonly transferBesidePositions: 'taken' | 'refused' | 'untold';
  /** When a withdrawal needs the payment password. */
  readonly paymentPassword: 'by-setting' | 'always' | 'never';
  /** When a first payment password can be set. `once`: it cannot be changed afterwards. */
  readonly firstPaymentPassword: 'any-time' | 'once' | 'registration';
  /** Whether a forgotten password can be set anew with a code, or only the old one opens it. */
  readonly passwordReset: 'code' | 'old-password';
  /** Whether a code of an e-mail can be proven before it is used. */
  readonly checksCodes: boolean;
  /** Saved addresses can be deleted. */
  readonly deletesAddresses: boolean;
  /** Fields that are lists reach signed-in calls. */
  readonly takesLists: boolean;
  /** Another code has to be waited for after a try that failed, too. */
  readonly waitsAfterFailedCode: boolean;
  /** Identity goes in two steps, or its pictures go with the names. */
  readonly identitySteps: 'two' | 'one';
  /** Whether the identity levels match the specification; otherwise their terms are unknown. */
  readonly identityTerms: 'as-described' | 'untold';
  /** The questionnaire of a person's experience has somewhere to go. */
  readonly takesQuestionnaire: boolean;
  /** How a reported deposit names its way: 0 or 1, or the id of a payment channel. */
  readonly depositBy: 'type' | 'channel';
  /** The account that pays for new tokens and receives them, and the one currency of every payment where there is only one. */
  readonly launches: {
    readonly account: Extract<WalletAccount, 'spot' | 'options'>;
    readonly currency: string | undefined;
  };
  /** How a product of lock mining is chosen: by its id, or by the sum that fits. */
  readonly miningBy: 'product' | 'sum';
  /** Dual investment, or a portfolio for some days under the same calls. */
  readonly dual: 'dual' | 'portfolio';
  /** The meaning of a dual investment's state numbers. */
  readonly dualStates: DualNumbering;
  /** Signed-in calls refuse these characters in any field. */
  readonly forbiddenCharacters: string;
  /** Copies of positions are made. */
  readonly copiesPositions: boolean;
  /** Whether auctions of artworks end by themselves. */
  readonly endsAuctions: boolean;
}

const standard: ServerDialect = {
  ...ticketTraits.standard,
  contracts: { margin: 'value', profit: 'price', risk: 'with-balance' },
  withdrawalTo: 'address',
  withdrawalFee: 'sent',
  withdrawalFrom: 'spot',
  withdrawalTestsOptions: false,
  transferBesidePositions: 'untold',
  paymentPassword: 'by-setting',
  firstPaymentPassword: 'any-time',
  passwordReset: 'code',
  checksCodes: true,
  deletesAddresses: true,
  takesLists: true,
  waitsAfterFailedCode: false,
  identitySteps: 'two',
  identityTerms: 'as-described',
  takesQuestionnaire: true,
  depositBy: 'type',
  launches: { account: 'spot', currency: undefined },
  miningBy: 'product',
  dual: 'dual',
  dualStates: 'labels',
  forbiddenCharacters: '',
  copiesPositions: true,
  endsAuctions: true,
};

const ofPublic: ServerDialect = {
  ...standard,
  transferBesidePositions: 'refused',
  identityTerms: 'untold',
  takesQuestionnaire: false,
};

export const dialects: Readonly<Record<DialectName, ServerDialect>> = {
  standard,
  a: {
    ...ofPublic,
    withdrawalFrom: 'options',
    paymentPassword: 'never',
    depositBy: 'channel',
    dualStates: 'settlement',
    deletesAddresses: false,
  },
  b: {
    ...ofPublic,
    contracts: { margin: 'value', profit: 'leveraged', risk: 'without-balance' },
    dualStates: 'settlement',
    deletesAddresses: false,
  },
  c: {
    ...ofPublic,
    ...ticketTraits.c,
    withdrawalFee: 'net-sent',
    withdrawalTestsOptions: true,
    transferBesidePositions: 'taken',
    paymentPassword: 'always',
    firstPaymentPassword: 'once',
    deletesAddresses: false,
    launches: { account: 'options', currency: 'USDT' },
    dual: 'portfolio',
    endsAuctions: false,
  },
  d: {
    ...ofPublic,
    ...ticketTraits.d,
    contracts: { margin: 'lots', profit: 'leveraged', risk: 'without-balance' },
    withdrawalTo: 'saved-address',
    withdrawalFee: 'by-server',
    firstPaymentPassword: 'registration',
    passwordReset: 'old-password',
    checksCodes: false,
    waitsAfterFailedCode: true,
    takesLists: false,
    identitySteps: 'one',
    miningBy: 'sum',
    dualStates: 'settlement',
    forbiddenCharacters: '<>$()&*#',
    copiesPositions: false,
  },
};
