import type { EngineAccount } from '../../kernel/basics/engine-types.ts';

/** Live and simulated timed options are the same domain twice: own orders, own series of ids. */
export interface OptionAccount {
  readonly account: EngineAccount;
  readonly domain: string;
  /** First segment of its paths. */
  readonly root: 'microtrade' | 'monimicrotrade';
  /** The name of the event of a settlement. */
  readonly event: 'closed_microorder' | 'closed_monimicroorder';
}

export const optionAccounts: readonly OptionAccount[] = [
  { account: 'live', domain: 'micro', root: 'microtrade', event: 'closed_microorder' },
  { account: 'moni', domain: 'monimicro', root: 'monimicrotrade', event: 'closed_monimicroorder' },
];
