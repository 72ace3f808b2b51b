import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createDemoConfig } from './demo-config.ts';
import { parseRuntimeConfig, readRuntimeConfig } from './runtime-config.ts';

function problemOf(value: unknown): string {
  try {
    parseRuntimeConfig(value);
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return 'none';
}

const file = (body: string, status = 200) => (async () => new Response(body, { status })) as typeof fetch;

describe('parseRuntimeConfig', () => {
  test('parseRuntimeConfig: contracts and options are switched by the names that operators have in their files', () => {
    const { products, decided } = parseRuntimeConfig({ products: { contract: false, seconds: false, nft: true } });
    expect(products).toMatchObject({ contracts: false, options: false, nft: true, spot: true });
    expect(decided).toEqual(['contracts', 'options', 'nft']);
    expect(problemOf({ products: { contracts: false } })).toContain('products.contracts: is not a setting');
  });

  test('parseRuntimeConfig: an empty file is a same-origin server with everything standard', () => {
    const config = parseRuntimeConfig({});
    expect(config).toMatchObject({
      apiBase: '/api',
      fileHost: '',
      tabs: 'standard',
      realtime: { url: '', protocol: 'auto' },
    });
    expect(Object.values(config.products).every(Boolean)).toBe(true);
    expect(config.capabilities).toEqual({
      depth: true,
      trades: true,
      quiz: false,
      walletSignIn: false,
      coupons: false,
      signature: false,
      emailBinding: false,
      auctionDeposit: false,
    });
    expect([config.ratesUrl, config.risk.lossPercent, config.legal.links]).toEqual([undefined, undefined, []]);
  });

  test('W6 the shipped file decides no product: what the server lacks is found out', () => {
    const shipped = parseRuntimeConfig(JSON.parse(readFileSync('public/config.json', 'utf8')));
    expect(shipped).toEqual(parseRuntimeConfig({}));
    expect(shipped.decided).toEqual([]);
  });

  test('parseRuntimeConfig: what is set holds, slashes at the end go', () => {
    const config = parseRuntimeConfig({
      apiBase: 'https://api.example.com/v1/',
      fileHost: 'https://files.example.com/',
      realtime: { url: 'https://push.example.com', protocol: 'v4' },
      tabs: 'compact',
      serverTimeZone: 'Asia/Singapore',
      marketHours: { forex: [['Sun 22:00', 'Fri 22:00']] },
      products: { nft: false },
      risk: { lossPercent: '74.5', links: [{ label: 'Read more', url: 'https://example.com/risk' }] },
    });
    expect(config.serverTimeZone).toBe('Asia/Singapore');
    expect(config.marketHours).toEqual({ forex: [['Sun 22:00', 'Fri 22:00']], stock: [], futures: [] });
    expect([config.apiBase, config.fileHost, config.products.nft, config.products.spot]).toEqual([
      'https://api.example.com/v1',
      'https://files.example.com',
      false,
      true,
    ]);
  });

  test.each<[string, unknown]>([
    ['apiBase', { apiBase: 'api' }],
    ['apiBase', { apiBase: '//elsewhere.example/api' }],
    ['apiBase', { apiBase: '/\\elsewhere.example/api' }],
    ['fileHost', { fileHost: 'ftp://x' }],
    ['realtime.protocol', { realtime: { protocol: 'v3' } }],
    ['realtime.uri', { realtime: { uri: 'https://x' } }],
    ['ratesUrl', { ratesUrl: 'javascript:alert(1)' }],
    ['observability', { observability: 'http://collector.example.com' }],
    ['observability', { observability: '/collector' }],
    ['tabs', { tabs: 'many' }],
    ['serverTimeZone', { serverTimeZone: 'Mars/Base' }],
    ['marketHours.stock.0.1', { marketHours: { stock: [['Mon 13:30', 'Mon 24:00']] } }],
    ['capabilities.depth', { capabilities: { depth: 'yes' } }],
    ['products.spto', { products: { spto: false } }],
    ['risk.lossPercent', { risk: { lossPercent: '100.5' } }],
    ['risk.links.0.url', { risk: { links: [{ label: 'a', url: 'x' }] } }],
    ['explorers.trc20', { explorers: { trc20: 'http://explorer.example/{id}' } }],
    ['explorers.trc20', { explorers: { trc20: 'https://explorer.example/' } }],
    ['the file', 'text'],
    ['the file', null],
  ])('parseRuntimeConfig: a wrong %s is named', (field, value) => {
    expect(problemOf(value)).toMatch(new RegExp(`^config\\.json: ${field.replaceAll('.', String.raw`\.`)}: .+`));
  });

  test('parseRuntimeConfig: every wrong field is named', () => {
    expect(problemOf({ tabs: 1, apiBase: 2 })).toMatch(/apiBase: .*; tabs: must be standard, compact or guess$/);
  });

  test('createDemoConfig: names no host that exists', () => {
    const addresses = JSON.stringify(createDemoConfig()).match(/https?:\/\/[^"/]+/g);
    expect(new Set(addresses)).toEqual(new Set(['https://tandem.invalid']));
  });
});

describe('readRuntimeConfig', () => {
  test('readRuntimeConfig: reads the file; a host without one gets the defaults', async () => {
    await expect(readRuntimeConfig(file('{"tabs":"guess"}'), 'config.json')).resolves.toMatchObject({ tabs: 'guess' });
    await expect(readRuntimeConfig(file('', 404), 'config.json')).resolves.toMatchObject({ apiBase: '/api' });
  });

  test.each([
    ['unexpected-shape', file('<html>')],
    ['unexpected-shape', file('{"tabs":1}')],
    ['bad-status', file('', 500)],
    ['no-answer', async () => Promise.reject(new TypeError('network'))],
  ])('readRuntimeConfig: fails with %s', async (kind, answer) => {
    await expect(readRuntimeConfig(answer, 'config.json')).rejects.toMatchObject({ name: 'AppError', kind });
  });
});
