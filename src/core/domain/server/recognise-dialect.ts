import type { DialectName } from './dialect-name.ts';

/** What answers have shown: the keys of the site's configuration and of a pair in the list of quotations. */
export interface DialectEvidence {
  readonly siteKeys?: readonly string[];
  readonly pairKeys?: readonly string[];
}

/**
 * The family that matches the evidence; each publishes other keys, some of them null. Undefined while one of the two
 * answers could still contradict: the previous knowledge then stays.
 */
export function recogniseDialect({ siteKeys, pairKeys }: DialectEvidence): DialectName | undefined {
  const says = (...names: readonly string[]): boolean => names.some((name) => siteKeys?.includes(name) === true);
  if (says('code') || pairKeys?.includes('is_class') === true) return 'c';
  if (pairKeys?.includes('original_open') === true) return 'd';
  if (siteKeys === undefined) return undefined;
  if (says('charge_balance_type', 'cashb_balance_type')) return pairKeys === undefined ? undefined : 'standard';
  if (says('tk_radio', 'yzm_radio', 'image_server_url')) return 'b';
  return says('support_url') ? 'a' : 'standard';
}
