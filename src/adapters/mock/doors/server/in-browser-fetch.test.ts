import { expect, test } from 'vitest';
import { createDemoConfig } from '../../../../core/config/demo-config.ts';
import { ratedCodes } from '../../../../core/domain/market/fiat.ts';
import { readWireJson } from '../../../wire/http/wire-json.ts';
import { readRates } from '../../../wire/rates/fiat-rates-adapter.ts';
import { inBrowserFetch } from './in-browser-fetch.ts';
import { startDoors } from '../test-doors.ts';

test('inBrowserFetch: the rates that the demo names are there, in all sixteen currencies, and say whose they are', async () => {
  const { server } = await startDoors();
  const answer = await inBrowserFetch(server)(createDemoConfig().ratesUrl ?? '');
  const text = await answer.text();
  const rates = readRates(readWireJson(text));
  expect(Object.keys(rates ?? {}).toSorted()).toEqual(ratedCodes.toSorted());
  expect([rates?.USD, rates?.EUR, rates?.JPY, rates?.CNY]).toEqual(['1', '0.9217', '152.6718', '7.2']);
  expect(text).toContain('"source":"demo"');
});
