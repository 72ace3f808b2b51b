import { amount } from '../../../../core/money/amount.ts';
import type { PersonaId } from '../../../../core/ports/presenter-port.ts';
import type { PersonTraits } from '../people/access/access-book.ts';
import type { CouponKind } from '../products/coupons/coupons-book.ts';
import type { EngineAccount, Money, WalletKind } from '../kernel/basics/engine-types.ts';

/** The default seed of a world. */
export const defaultSeed = 20_260_101;

export const demoPassword = 'demo1234';
/**
 * scrypt of `demo1234` and of the payment password `demo5678`, so that a fresh world needs no time to make them. Passwords that
 * everybody knows are not worth the stretching that those of other people get.
 */
export const demoPasswordHash =
  'scrypt$16$8$1$74616e64656d2d64656d6f2d7369676e$61728ce15c717610bcc3b43531ce8ac69ca13282b96ae1e79b0c04060d7cc3e4';
export const demoPayPasswordHash =
  'scrypt$16$8$1$74616e64656d2d64656d6f2d70617973$3d70b0b5b892a8b7e6657769b5c07ee7c8a8c33c2937e5437e0858bd36c60010';

export interface Grant {
  readonly account: EngineAccount;
  readonly wallet: WalletKind;
  readonly currency: string;
  readonly amount: Money;
  /** What comes before the past, where that is another sum: a last deposit completes what the past has left of it. */
  readonly first?: Money;
}

/** A loan from before the demo began. */
export interface LateLoan {
  readonly product: string;
  readonly amount: Money;
  /** When it was paid out. */
  readonly daysAgo: number;
}

/** A coupon that the person was given before the demo began. */
export interface SeedCoupon {
  readonly kind: CouponKind;
  readonly worth: Money;
  /** Until it expires; negative when it has. */
  readonly days: number;
  readonly isUsed: boolean;
}

export interface Persona {
  readonly id: PersonaId;
  readonly login: string;
  readonly hasPayPassword: boolean;
  /** Bound beside the e-mail: digits with the dialling code in front. Every verified persona has one. */
  readonly phone?: string;
  readonly traits: Partial<PersonTraits>;
  /** With orders of the days before. */
  readonly hasPast: boolean;
  /** Real money at the start; simulated money is everybody's from registration on. */
  readonly grants: readonly Grant[];
  readonly lateLoan?: LateLoan;
  /** In a world that was lived in before: has won an auction and a day to pay for it. */
  readonly owesForAuction?: true;
  readonly coupons?: readonly SeedCoupon[];
}

const grant = (wallet: WalletKind, currency: string, sum: string): Grant => ({
  account: 'live',
  wallet,
  currency,
  amount: amount(sum),
});
const grantAfter = (first: string, ...rest: Parameters<typeof grant>): Grant => ({
  ...grant(...rest),
  first: amount(first),
});
const coupon = (kind: CouponKind, worth: string, days: number): SeedCoupon => ({
  kind,
  worth: amount(worth),
  days,
  isUsed: false,
});
const basic = { review: 2, country: 'Singapore' } as const;
const advanced = { ...basic, advancedReview: 2 } as const;

/** The past spends some 20,000 USDT on coins and products, and wins in contracts and options. */
const richGrants: readonly Grant[] = [
  grantAfter('76000', 'change', 'USDT', '60000'),
  grant('legal', 'USDT', '10000'),
  grantAfter('17000', 'lever', 'USDT', '20000'),
  grant('lever', 'USD', '20000'),
  grantAfter('8800', 'micro', 'USDT', '10000'),
  grant('change', 'BTC', '1.5'),
  grant('lever', 'BTC', '0.25'),
  grantAfter('19', 'change', 'ETH', '20'),
  grant('micro', 'ETH', '2'),
  grantAfter('140', 'change', 'LTC', '150'),
];

/** In the order of their user numbers. */
export const personas: readonly Persona[] = [
  {
    id: 'lv2',
    login: 'demo@tandem.test',
    phone: '6591000001',
    hasPast: true,
    hasPayPassword: true,
    traits: { ...advanced, nickname: 'Dana', realName: 'Dana Example', vipLevel: 2 },
    grants: richGrants,
    coupons: [
      coupon('convertFee', '2', -12),
      { ...coupon('contractFee', '10', 20), isUsed: true },
      coupon('convertFee', '5', 45),
      coupon('contractFee', '10', 90),
    ],
  },
  {
    id: 'newcomer',
    login: 'new@tandem.test',
    hasPast: false,
    hasPayPassword: false,
    traits: { nickname: 'Nico' },
    grants: [],
  },
  {
    id: 'lv1',
    login: 'lv1@tandem.test',
    phone: '6591000003',
    hasPast: false,
    hasPayPassword: true,
    traits: { ...basic, nickname: 'Lee', realName: 'Lee Example', vipLevel: 1 },
    grants: [grant('change', 'USDT', '2000')],
    owesForAuction: true,
    coupons: [coupon('convertFee', '5', 30)],
  },
  {
    id: 'trader',
    login: 'trader@tandem.test',
    phone: '6591000004',
    hasPast: false,
    hasPayPassword: true,
    traits: { ...advanced, nickname: 'Toni', realName: 'Toni Example', vipLevel: 3, isTrader: true },
    grants: [grant('change', 'USDT', '250000'), grant('lever', 'USDT', '250000'), grant('lever', 'USD', '250000')],
  },
  {
    id: 'overdue',
    login: 'overdue@tandem.test',
    phone: '6591000005',
    hasPast: false,
    hasPayPassword: true,
    traits: { ...advanced, nickname: 'Ove', realName: 'Ove Example' },
    grants: [grant('change', 'USDT', '1200')],
    lateLoan: { product: '1', amount: amount('500000'), daysAgo: 35 },
  },
  {
    id: 'frozen',
    login: 'frozen@tandem.test',
    phone: '6591000006',
    hasPast: false,
    hasPayPassword: true,
    traits: { ...advanced, nickname: 'Fran', realName: 'Fran Example', fundsFrozen: true },
    grants: [grant('change', 'USDT', '5000')],
  },
  {
    id: 'abnormal',
    login: 'abnormal@tandem.test',
    phone: '6591000007',
    hasPast: false,
    hasPayPassword: true,
    traits: { ...basic, nickname: 'Abe', realName: 'Abe Example', score: '40', walletHeld: true },
    grants: [grant('change', 'USDT', '300')],
  },
];

export const findPersona = (id: PersonaId): Persona | undefined => personas.find((persona) => persona.id === id);
