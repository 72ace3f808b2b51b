import { describe, expect, test } from 'vitest';
import { amount, rate } from '../../../../core/money/amount.ts';
import { defaultChecks, readChecks, writeChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import {
  defaultChartSettings,
  readChartSettings,
  withIndicator,
  writeChartSettings,
} from '../../chart/model/chart-settings.ts';
import { emptyContract } from '../../contracts/model/contract-ticket.ts';
import { readContractDraft, writeContractDraft } from '../../contracts/model/kept-contract-draft.ts';
import { emptyTicket, readDraft, writeDraft } from '../../orders/model/ticket.ts';

describe('kept texts', () => {
  test('readDraft: what was written comes back, but for the slider', () => {
    const draft = {
      ...emptyTicket,
      side: 'sell',
      sizeText: '0.5',
      sizeUnit: 'quote',
      percent: 25,
      isFromShare: true,
      isPriceTouched: true,
    } as const;
    expect(readDraft(writeDraft(draft))).toEqual({ ...draft, percent: undefined });
  });

  test('readDraft: a price that was only offered is not brought back', () => {
    expect(readDraft(writeDraft({ ...emptyTicket, priceText: '60000' }))).toEqual(emptyTicket);
  });

  test.each([undefined, '', 'null', '[]', '{"priceText":1}', '{'])(
    'readDraft: %s is no draft or an empty one',
    (text) => {
      expect([undefined, emptyTicket]).toContainEqual(readDraft(text));
    },
  );

  test('readContractDraft: a size never comes back without the levels typed for it', () => {
    const draft = {
      ...emptyContract,
      sizeText: '300',
      leverage: rate('100'),
      stopTexts: { takeProfit: '60,000', stopLoss: '54,181.9' },
    };
    expect(readContractDraft(writeContractDraft(draft))).toEqual(draft);
    expect(readContractDraft(JSON.stringify({ ...draft, stopTexts: { stopLoss: 54181.9 } }))).toBeUndefined();
    expect(readContractDraft(JSON.stringify({ ...draft, stopTexts: undefined }))).toEqual({
      ...draft,
      stopTexts: emptyContract.stopTexts,
    });
  });

  test('readChecks: what was written comes back', () => {
    const checks = {
      worsePrice: rate('2.5'),
      equityShare: rate('10'),
      drift: rate('1'),
      quietSpot: amount('50'),
      quietContract: undefined,
    };
    expect(readChecks(writeChecks(checks))).toEqual(checks);
  });

  test('OE7: texts of before there was one name no sum that is sent without a question', () => {
    const kept = readChecks('5|30|0.5');
    expect([kept.quietSpot, kept.quietContract]).toEqual([undefined, undefined]);
    expect(readChecks('5|30|0.5|-1|x')).toEqual(defaultChecks);
  });

  test.each([undefined, '', 'a|b|c', '0|-1|101'])('readChecks: %s means the usual limits', (text) => {
    expect(readChecks(text)).toEqual(defaultChecks);
  });

  test('readChartSettings: what was written comes back, no indicator at all included', () => {
    const settings = { ...defaultChartSettings, range: '1day', style: 'line', indicators: [] } as const;
    expect(readChartSettings(writeChartSettings(settings))).toEqual(settings);
    expect(readChartSettings('1day|line|')).toEqual(settings);
    expect(readChartSettings(undefined)).toEqual(defaultChartSettings);
    expect(readChartSettings('7min|bars|XYZ')).toEqual({ ...defaultChartSettings, indicators: [] });
  });

  test('withIndicator: keeps the order of the list', () => {
    const settings = withIndicator({ ...defaultChartSettings, indicators: ['VOL'] }, 'MA', true);
    expect(settings.indicators).toEqual(['MA', 'VOL']);
    expect(withIndicator(settings, 'MA', false).indicators).toEqual(['VOL']);
  });
});
