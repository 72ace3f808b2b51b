import { dialectNames } from '../../../core/domain/server/dialect-name.ts';
import { sceneIds } from '../../../core/domain/server/scene-id.ts';
import * as v from 'valibot';
import { accountIds } from '../../../core/account/account-scope.ts';
import { readDecimal, type Amount } from '../../../core/money/amount.ts';
import { accountOfGiven, givenName } from '../../../core/domain/wallets/given-account-names.ts';
import { walletAccounts } from '../../../core/domain/wallets/wallet.ts';
import type { Faults } from '../../../core/domain/server/backend-faults.ts';
import { clockSpeeds, personaIds, type PresenterPort } from '../../../core/ports/presenter-port.ts';
import { marketControlSchema } from '../engine/market/market-control.ts';

const amount = v.pipe(
  v.string(),
  v.transform((text) => readDecimal<Amount>(text)),
  v.custom<Amount>((value) => value !== undefined, 'must be a decimal'),
);
const faults = v.partial(
  v.strictObject({
    latencyMs: v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)),
    failedPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    loseNextAnswer: v.boolean(),
    expireNextCall: v.boolean(),
    verifyNextCall: v.boolean(),
    garbledPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    lateSettlements: v.boolean(),
    socketDown: v.boolean(),
    socketSilent: v.boolean(),
    storageFull: v.boolean(),
    extraQuotes: v.pipe(v.number(), v.minValue(0), v.maxValue(20_000)),
  }),
);
const decision = { identifier: v.string(), isApproved: v.boolean(), reason: v.pipe(v.string(), v.maxLength(300)) };
const schemas = {
  becomePersona: v.strictObject({ persona: v.picklist(personaIds) }),
  topUp: v.strictObject({
    identifier: v.string(),
    account: v.picklist(accountIds),
    wallet: v.pipe(
      v.optional(v.string(), givenName.spot),
      v.transform((name: string) => accountOfGiven(name)),
      v.picklist(walletAccounts),
    ),
    currency: v.string(),
    amount,
  }),
  publish: v.variant('kind', [
    v.strictObject({ kind: v.picklist(['message', 'popUp']), to: v.string(), title: v.string(), html: v.string() }),
    v.strictObject({ kind: v.literal('announcement'), title: v.string(), html: v.string() }),
  ]),
  setSpeed: v.strictObject({ speed: v.picklist(clockSpeeds) }),
  advance: v.union(
    [v.strictObject({ milliseconds: v.number() }), v.strictObject({ to: v.picklist(['next-event', 'scene-event']) })],
    'takes {"milliseconds": 3600000}, {"to": "next-event"} or {"to": "scene-event"}',
  ),
  decide: v.variant('kind', [
    v.strictObject({ kind: v.literal('identity'), level: v.picklist([1, 2]), ...decision }),
    v.strictObject({
      kind: v.literal('standing'),
      identifier: v.string(),
      fundsFrozen: v.boolean(),
      walletHeld: v.boolean(),
    }),
    v.strictObject({ kind: v.literal('sale'), identifier: v.literal(''), id: v.number(), isNext: v.boolean() }),
    v.strictObject({ kind: v.literal('trader'), identifier: v.string(), isTrader: v.boolean() }),
    v.strictObject({
      kind: v.picklist([
        'deposit',
        'loan',
        'repayment',
        'withdrawal',
        'purchase',
        'purchasePayment',
        'mining',
        'auctionEnd',
        'botBid',
        'paymentLapse',
      ]),
      id: v.number(),
      ...decision,
    }),
  ]),
  playScene: v.strictObject({
    scene: v.picklist(sceneIds),
    seed: v.optional(v.number()),
    persona: v.optional(v.picklist(personaIds)),
    isHeld: v.optional(v.boolean(), false),
  }),
  worthDays: v.strictObject({ userId: v.string() }),
  reset: v.union(
    [
      v.strictObject({ file: v.string() }),
      v.strictObject({ seed: v.optional(v.number()), words: v.optional(v.picklist(dialectNames)) }),
    ],
    'takes {}, {"seed": 20260101}, {"words": "a"} or {"file": "a saved world"}',
  ),
};

const inWords = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
};

/** Throws RangeError with every field that is wrong, by its name. */
function read<T>(schema: v.GenericSchema<unknown, T>, argument: unknown): T {
  const result = v.safeParse(schema, argument);
  if (!result.success) throw new RangeError(result.issues.map(inWords).join('; '));
  return result.output;
}

/** Only what was sent: an absent fault stays as it is. */
const presentFaults = (sent: v.InferOutput<typeof faults>): Partial<Faults> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));

/** The presenter's methods by name, for callers in another tab or process. Throws RangeError on a wrong argument. */
export const controlCalls: Readonly<Record<string, (presenter: PresenterPort, argument: unknown) => Promise<unknown>>> =
  {
    state: (presenter) => presenter.state(),
    becomePersona: (presenter, argument) => presenter.becomePersona(read(schemas.becomePersona, argument)),
    topUp: (presenter, argument) => presenter.topUp(read(schemas.topUp, argument)),
    publish: (presenter, argument) => presenter.publish(read(schemas.publish, argument)),
    setSpeed: (presenter, argument) => presenter.setSpeed(read(schemas.setSpeed, argument)),
    advance: (presenter, argument) => presenter.advance(read(schemas.advance, argument)),
    setFaults: (presenter, argument) => presenter.setFaults(presentFaults(read(faults, argument))),
    shapeMarket: (presenter, argument) => presenter.shapeMarket(read(marketControlSchema, argument)),
    decide: (presenter, argument) => presenter.decide(read(schemas.decide, argument)),
    dropSocket: (presenter) => presenter.dropSocket(),
    playScene: (presenter, argument) => {
      const { scene, seed, persona, isHeld } = read(schemas.playScene, argument);
      return presenter.playScene({ scene, isHeld, ...seeded(seed), ...(persona === undefined ? {} : { persona }) });
    },
    worthDays: (presenter, argument) => presenter.worthDays(read(schemas.worthDays, argument)),
    saveWorld: (presenter) => presenter.saveWorld(),
    reset: (presenter, argument) => {
      const request = read(schemas.reset, argument);
      if ('file' in request) return presenter.reset(request);
      const { seed, words } = request;
      return presenter.reset({ ...seeded(seed), ...(words === undefined ? {} : { words }) });
    },
  };

const seeded = (seed: number | undefined): { seed?: number } => (seed === undefined ? {} : { seed });
