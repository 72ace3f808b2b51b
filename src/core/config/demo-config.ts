import { parseRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';

/** The offline demo: nothing of it is an address of a network. A function, so that the live build has no trace of it. */
export const createDemoConfig = (): RuntimeConfig =>
  parseRuntimeConfig({
    apiBase: 'https://tandem.invalid/api',
    ratesUrl: 'https://tandem.invalid/rates.json',
    serverTimeZone: 'UTC',
    realtime: { url: 'https://tandem.invalid', protocol: 'v4' },
  });
