import { expect, test } from 'vitest';
import type { DialectName } from './dialect-name.ts';
import { recogniseDialect, type DialectEvidence } from './recognise-dialect.ts';

test.each<[DialectName | undefined, DialectEvidence]>([
  [undefined, {}],
  // Each answer that is still to come could name another family, so what is known from before stands.
  [undefined, { siteKeys: ['tk_radio', 'charge_balance_type'] }],
  [undefined, { pairKeys: ['now_price'] }],
  ['standard', { siteKeys: ['site_name'] }],
  ['standard', { siteKeys: ['tk_radio', 'cashb_balance_type'], pairKeys: ['now_price'] }],
  ['a', { siteKeys: ['site_name', 'site_logo', 'support_url'] }],
  ['b', { siteKeys: ['site_name', 'tk_radio', 'yzm_radio', 'image_server_url'] }],
  ['c', { siteKeys: ['tk_radio', 'code'] }],
  ['c', { siteKeys: ['tk_radio'], pairKeys: ['is_class'] }],
  ['d', { siteKeys: ['tk_radio', 'charge_balance_type'], pairKeys: ['original_open'] }],
  ['d', { pairKeys: ['original_open'] }],
])('recogniseDialect: %s by %o', (name, evidence) => {
  expect(recogniseDialect(evidence)).toBe(name);
});
