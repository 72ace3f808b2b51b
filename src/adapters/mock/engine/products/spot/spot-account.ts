import type { EngineAccount } from '../../kernel/basics/engine-types.ts';

/** Live and simulated spot trading are the same domain twice: own orders, own books, own series of ids. */
export interface SpotAccount {
  readonly account: EngineAccount;
  readonly domain: string;
  /** First segment of its paths. */
  readonly root: 'coin' | 'monicoin';
}

export const spotAccounts: readonly SpotAccount[] = [
  { account: 'live', domain: 'spot', root: 'coin' },
  { account: 'moni', domain: 'monispot', root: 'monicoin' },
];
