import { price, quantity, type Price, type Quantity } from '../../../../../core/money/amount.ts';

/** An invented project. Its words are server texts: `project.<token>`. */
export interface SeedLaunch {
  readonly token: 'FERRO' | 'NORDA' | 'QUILA';
  readonly title: string;
  /** In USDT. */
  readonly price: Price;
  readonly total: Quantity;
  readonly minimum: Quantity;
  /** Tokens sold before the world began. */
  readonly soldBefore: Quantity;
  /** The window, in hours after the first day of the world began. */
  readonly fromHour: number;
  readonly untilHour: number;
  /** One letter and its colours, for the picture. */
  readonly mark: readonly [ground: string, ink: string];
}

export const saleCurrency = 'USDT';

export const launchCatalog: readonly SeedLaunch[] = [
  {
    token: 'FERRO',
    title: 'Ferro Ledger',
    price: price('0.08'),
    total: quantity('5000000'),
    minimum: quantity('100'),
    soldBefore: quantity('4412500'),
    fromHour: -60,
    untilHour: -24,
    mark: ['saddlebrown', 'moccasin'],
  },
  {
    token: 'NORDA',
    title: 'Norda Network',
    price: price('0.25'),
    total: quantity('2000000'),
    minimum: quantity('40'),
    soldBefore: quantity('612400'),
    fromHour: -48,
    untilHour: 192,
    mark: ['midnightblue', 'lightskyblue'],
  },
  {
    token: 'QUILA',
    title: 'Quila Storage',
    price: price('0.6'),
    total: quantity('800000'),
    minimum: quantity('20'),
    soldBefore: quantity('0'),
    fromHour: 30,
    untilHour: 270,
    mark: ['darkgreen', 'palegreen'],
  },
];

export const findSeedLaunch = (token: string): SeedLaunch | undefined =>
  launchCatalog.find((launch) => launch.token === token);

/** A picture that needs no server and no network: a data address. */
export function launchPicture({ token, mark: [ground, ink] }: SeedLaunch): string {
  const letter = `<text x="32" y="43" font-family="sans-serif" font-size="32" font-weight="700" text-anchor="middle" fill="${ink}">${token.slice(0, 1)}</text>`;
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${ground}"/>`;
  return `data:image/svg+xml;base64,${btoa(`${frame}${letter}</svg>`)}`;
}
