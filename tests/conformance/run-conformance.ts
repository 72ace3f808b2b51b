import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { AccountId } from '../../src/core/account/account-scope.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import { AccessPort } from '../../src/core/ports/access-port.ts';
import { DialectSource } from '../../src/core/platform/dialect-source.ts';
import { openClient, type Client } from '../contract/client.ts';
import { accessPromises, endingPromises, unknownPersonPromises } from '../contract/promises/access-promises.ts';
import { contentPromises } from '../contract/promises/content-promises.ts';
import { favouritesPromises, starPromises } from '../contract/promises/favourites-promises.ts';
import { conversionPromises } from '../contract/promises/conversion-promises.ts';
import { dualPromises } from '../contract/promises/dual-promises.ts';
import { depositPromises } from '../contract/promises/deposit-promises.ts';
import { withdrawalPromises } from '../contract/promises/withdrawal-promises.ts';
import { authorisationPromises } from '../contract/promises/authorisation-promises.ts';
import { payeePromises } from '../contract/promises/payee-promises.ts';
import { identityPromises } from '../contract/promises/identity-promises.ts';
import { copyTradingPromises } from '../contract/promises/copy-trading-promises.ts';
import { loanPromises } from '../contract/promises/loan-promises.ts';
import { marketPromises } from '../contract/promises/market-promises.ts';
import { miningPromises } from '../contract/promises/mining-promises.ts';
import { messagePromises } from '../contract/promises/message-promises.ts';
import { optionsPromises, stakePromises } from '../contract/promises/options-promises.ts';
import { methodOf, promise, type PortPromise } from '../contract/promises/port-promise.ts';
import { contractOrderPromises, contractPromises } from '../contract/promises/contract-promises.ts';
import { orderPromises, tradingPromises } from '../contract/promises/trading-promises.ts';
import { launchPromises } from '../contract/promises/launch-promises.ts';
import { artSalePromises, artworkPromises } from '../contract/promises/art-promises.ts';
import { purchasePromises } from '../contract/promises/purchase-promises.ts';
import { walletPromises } from '../contract/promises/wallet-promises.ts';
import { isExtension, isGuardedElsewhere } from '../wire/specification.ts';
import { adviceFrom } from './advice.ts';
import { Examination } from './examination.ts';
import { watchedFetch, type Exchange } from './exchange-log.ts';
import { jsonOf } from './judge-answer.ts';
import { examineStreams, spokenProtocol } from './realtime-check.ts';
import { withoutSecrets, withoutSecretsIn, type Report } from './report.ts';
import { httpOperations, RowBook, stationOf } from './row-book.ts';
import { ToldRoutes } from './told-routes.ts';
import { Traces } from './traces.ts';
import { examineAsVisitor } from './visitor.ts';

export interface Wishes {
  /** Where the server is; its API is below it at `/api`. */
  readonly url: string;
  /** Where its realtime connection is. */
  readonly socketUrl: string;
  readonly user: string;
  readonly password: string;
  /** The accounts in which orders and favourites may be made and taken back. */
  readonly writeTo: 'nothing' | 'simulated' | 'live';
  readonly timeoutMs: number;
}

/** Nothing can be said about the server. The message is for the person. */
export class CannotExamine extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'CannotExamine';
  }
}

const accounts: readonly AccountId[] = ['live', 'moni'];
/** Calls that would reach a person or change an account; no test data are safe enough to try them. */
const neverTried: Readonly<Record<string, string>> = {
  register: 'it would make an account',
  signInWithAddress: 'it would make an account',
  resetPassword: 'it would change a password',
  sendCode: 'it would send a message to somebody',
  changeNickname: 'it would change a name',
  changeAvatar: 'it would change a picture',
  changePaymentPassword: 'it would change a password',
  sendMobileCode: 'it would send a message to somebody',
  bindContact: 'it would change where a person is reached',
  submitIdentity: 'it would send documents to the operator',
  submitQuestionnaire: 'it would say something of a person',
  setAuthorisedAmount: 'it would change an amount on record',
  saveAddress: 'it would save an address to which money can be sent',
  saveBankCard: 'it would replace a bank card',
  saveInternationalCard: 'it would replace a bank card',
};
/** A server need not offer them. */
const whyNoExtension = 'it is an extension of the protocol';

/** Of the calls that are the same for both accounts. */
const everyPromise: readonly PortPromise[] = [
  ...contentPromises,
  ...marketPromises,
  ...accessPromises,
  ...identityPromises,
  ...depositPromises,
  ...copyTradingPromises,
  ...loanPromises,
  ...miningPromises,
  ...dualPromises,
  ...purchasePromises,
  ...launchPromises,
  ...artworkPromises,
  ...artSalePromises,
  ...payeePromises,
  ...authorisationPromises,
  ...conversionPromises,
  ...withdrawalPromises,
  ...messagePromises,
];
/** What some servers show to visitors is asked as a person, whom all of them answer. */
const isForAll = (one: PortPromise): boolean =>
  one.needs === 'nobody' && !isGuardedElsewhere(stationOf(methodOf(one), 'live'));
const openPromises = everyPromise.filter(isForAll);
const everyPersonPromise = everyPromise.filter((one) => !isForAll(one));
const personPromises = everyPersonPromise.filter(({ isRisky }) => !isRisky);
/** What the calls that are the same for both accounts have to refuse. */
const refusals = everyPersonPromise.filter(({ isRisky }) => isRisky);
const everyAccountPromise = [
  ...walletPromises,
  ...tradingPromises,
  ...contractPromises,
  ...optionsPromises,
  ...favouritesPromises,
];
const readingPromises = everyAccountPromise.filter(({ isRisky }) => !isRisky);
const accountRefusals = everyAccountPromise.filter(({ isRisky }) => isRisky);
/** What can be taken back. */
const writingPromises = [...orderPromises, ...contractOrderPromises, ...starPromises];
/** Refused by a server of this protocol, and asked for all the same only where writing is allowed. */
const refusalsOf = (account: AccountId): readonly PortPromise[] =>
  account === 'live' ? [...refusals, ...accountRefusals] : accountRefusals;
/** What is tried only where writing is allowed. */
const writtenTo = (account: AccountId): readonly PortPromise[] => [
  ...refusalsOf(account),
  ...(account === 'moni' ? stakePromises : []),
  ...writingPromises,
];
const whyNotClosed = 'it would close positions, which cannot be taken back';
const whyNoStake = 'it would stake real money, which cannot be taken back';

/** One run: the parts of a report come together here. */
class Run {
  readonly #wishes: Wishes;
  readonly #book = new RowBook();
  readonly #traces = new Traces();
  readonly #examination: Examination;
  readonly #client: Client;
  readonly #routes: ToldRoutes;
  readonly #exchanges: Exchange[] = [];

  constructor(wishes: Wishes, protocol: 'v2' | 'v4') {
    this.#wishes = wishes;
    const clock = new SystemClock();
    const apiBase = apiBaseOf(wishes.url);
    const onExchange = (exchange: Exchange): void => {
      this.#exchanges.push(exchange);
      this.#examination.note(exchange);
    };
    this.#client = openClient(clock, {
      apiBase,
      socketUrl: wishes.socketUrl,
      protocol,
      fetch: watchedFetch({ apiBase, timeoutMs: wishes.timeoutMs, onExchange }),
      transportClasses: undefined,
    });
    // What it asks is about routes, and no answer of a call.
    const network = watchedFetch({ apiBase, timeoutMs: wishes.timeoutMs, onExchange: () => undefined });
    this.#routes = new ToldRoutes(apiBase, network);
    this.#examination = new Examination(this.#client, this.#book);
  }

  async examine(isSpoken: boolean): Promise<readonly string[]> {
    await this.#examination.tryAll(openPromises.slice(0, 1), 'live');
    if (this.#exchanges[0]?.failure !== '') throw this.#nothingReadable();
    await this.#examination.tryAll(openPromises.slice(1), 'live');
    if (!this.#exchanges.some(({ body }) => jsonOf(body) !== undefined)) throw this.#nothingReadable();
    await this.#askAsUnknown();
    await this.#askAsVisitor();
    const streams = examineStreams(this.#examination, { client: this.#client, book: this.#book, isSpoken });
    // They wait for events only; what they need of the list of pairs has been read.
    const isIn = await this.#signIn();
    if (isIn) await this.#examinePerson();
    else this.#leaveOutPerson();
    await streams;
    for (const operation of httpOperations.filter(isExtension))
      this.#book.of(operation).leaveOut(operation, whyNoExtension);
    for (const [method, why] of Object.entries(neverTried))
      this.#book.of(stationOf(method, 'live')).leaveOut(method, why);
    return this.#traces.leftBehind;
  }

  family(): DialectName {
    return this.#client.container.get<DialectSource>(DialectSource).name();
  }

  zone(): string | undefined {
    return this.#examination.zone();
  }

  rows(): Report['rows'] {
    return this.#book.rows();
  }

  secrets(): readonly string[] {
    return [this.#wishes.password, ...this.#traces.tokens];
  }

  #nothingReadable(): CannotExamine {
    const [first] = this.#exchanges;
    const looks = first?.body.trim().startsWith('<') === true ? 'web pages (HTML)' : 'nothing that is JSON';
    return new CannotExamine(
      first?.failure === '' || first === undefined
        ? `${apiBaseOf(this.#wishes.url)} answers ${looks}, HTTP ${first?.status ?? 0}: is this the address of the server?`
        : `${this.#wishes.url} cannot be reached: ${first.failure}`,
    );
  }

  /** It opens an account that cannot be deleted, so it needs the permission to write with real money. */
  async #askAsUnknown(): Promise<void> {
    if (this.#wishes.writeTo === 'live') await this.#examination.tryAll(unknownPersonPromises, 'live');
    else this.#leaveOut(unknownPersonPromises, 'live', 'needs --write=live: some servers would make an account');
  }

  /** Only where writing is allowed are calls that act sent as well. */
  async #askAsVisitor(): Promise<void> {
    await examineAsVisitor({
      client: this.#client,
      examination: this.#examination,
      book: this.#book,
      routes: this.#routes,
      sendsWrites: this.#wishes.writeTo !== 'nothing',
    });
  }

  async #signIn(): Promise<boolean> {
    const record = this.#book.of(stationOf('signIn', 'live'));
    const credentials = { identifier: this.#wishes.user, password: this.#wishes.password };
    const signIn = promise('signIn: answers a token', 'nobody', async ({ port, session }) => {
      const token = await port(AccessPort).signIn(credentials).catch(refusedSignIn);
      this.#traces.tokens.push(token);
      session.signIn(token);
    });
    await this.#examination.try(signIn, 'live');
    const isIn = this.#client.session.state().token !== undefined;
    if (!isIn) record.leaveOut('signIn: answers a token', 'nobody could sign in');
    return isIn;
  }

  async #examinePerson(): Promise<void> {
    await this.#examination.tryAll(personPromises, 'live');
    for (const account of accounts) {
      await this.#examination.tryAll(readingPromises, account);
      await this.#write(account);
    }
    await this.#examination.tryAll(endingPromises, 'live');
  }

  async #write(account: AccountId): Promise<void> {
    const { writeTo } = this.#wishes;
    this.#book.of(stationOf('closePositions', account)).leaveOut('closePositions', whyNotClosed);
    if (account === 'live') this.#leaveOut(stakePromises, account, whyNoStake);
    const isAllowed = writeTo === 'live' || (writeTo === 'simulated' && account === 'moni');
    if (!isAllowed)
      return this.#leaveOut(writtenTo(account), account, `needs --write${account === 'live' ? '=live' : ''}`);
    await this.#examination.tryAll(refusalsOf(account), account);
    const world = this.#examination.world(account);
    const isKnown = await this.#traces.remember(world);
    if (!isKnown)
      return this.#leaveOut(writingPromises, account, 'what is there cannot be read, so nothing is written');
    await this.#examination.tryAll(writingPromises, account);
    if (account === 'moni') await this.#examination.tryAll(stakePromises, account);
    await this.#traces.remove(world);
  }

  #leaveOutPerson(): void {
    const why = 'nobody could sign in';
    this.#leaveOut([...personPromises, ...endingPromises], 'live', why);
    for (const account of accounts) {
      this.#leaveOut([...readingPromises, ...writtenTo(account)], account, why);
      if (account === 'live') this.#leaveOut(stakePromises, account, why);
    }
  }

  #leaveOut(promises: readonly PortPromise[], account: AccountId, why: string): void {
    for (const one of promises) this.#book.of(stationOf(methodOf(one), account)).leaveOut(one.title, why);
  }
}

function refusedSignIn(error: unknown): never {
  if (error instanceof AppError && error.kind === 'server')
    throw new CannotExamine(`the server refuses the sign-in: ${error.message}`);
  throw error;
}

/** `https://host` and `https://host/api` are the same server. */
export const apiBaseOf = (url: string): string => {
  const plain = url.replace(/\/+$/, '');
  return plain.endsWith('/api') ? plain : `${plain}/api`;
};

/**
 * Tries on a server what the ports promise, with the app's own transports, adapters and table of calls.
 * Fails: CannotExamine, when it is not there, is no server of this protocol, or does not let the person in.
 */
export async function runConformance(wishes: Wishes): Promise<Report> {
  const { words, protocol } = await spokenProtocol(wishes.socketUrl, wishes.timeoutMs);
  const run = new Run(wishes, protocol === 'v2' ? 'v2' : 'v4');
  const leftBehind = await run.examine(words !== '').catch((error: unknown) => {
    if (!(error instanceof CannotExamine)) throw error;
    throw new CannotExamine(withoutSecretsIn(error.message, run.secrets()));
  });
  const rows = run.rows();
  const family = run.family();
  const report: Report = {
    server: new URL(wishes.url).origin,
    at: new Date().toISOString(),
    wrote: wishes.writeTo,
    realtime: words,
    family,
    rows,
    advice: adviceFrom({ rows, family, protocol, zone: run.zone() }),
    leftBehind,
  };
  return withoutSecrets(report, run.secrets());
}
