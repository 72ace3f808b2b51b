import { parseRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const everyWeekday = (from: string, to: string): string[][] =>
  weekdays.map((day) => [`${day} ${from}`, `${day} ${to}`]);

/**
 * The offline demo: it contains no network address. A function, so that the live build drops it. `brand` is the block that
 * its page was built with.
 */
export const createDemoConfig = (brand?: unknown): RuntimeConfig =>
  parseRuntimeConfig({
    brand,
    apiBase: 'https://tandem.invalid/api',
    ratesUrl: 'https://tandem.invalid/rates.json',
    serverTimeZone: 'UTC',
    marketHours: {
      forex: [['Sun 22:00', 'Fri 22:00']],
      stock: everyWeekday('13:30', '20:00'),
      futures: everyWeekday('00:00', '21:00'),
    },
    capabilities: {
      walletSignIn: true,
      coupons: true,
      quiz: true,
      signature: true,
      emailBinding: true,
      auctionDeposit: true,
    },
    safeguards: { questions: true },
    realtime: { url: 'https://tandem.invalid', protocol: 'v4' },
  });
