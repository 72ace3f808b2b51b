import { expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { keptTransfer, readTransferDraft, writeTransferDraft } from './kept-transfer.ts';

test('readTransferDraft: a draft of an older version is filled in, and that version reads what is written now', () => {
  const text = '{"currencyId":"3","from":"legal","to":"micro","text":"10"}';
  const draft = { currencyId: '3', from: 'fiat', to: 'options', text: '10' } as const;
  expect([readTransferDraft(text), writeTransferDraft(draft)]).toEqual([draft, text]);
  expect(readTransferDraft(text.replace('legal', 'savings'))).toBeUndefined();
});

test('keptTransfer: a transfer that an older version sent is found again, and so the other way round', () => {
  const fields = ['3', 'change', 'lever', '12.5'];
  const wish = { currencyId: '3', from: 'spot', to: 'contracts', amount: amount('12.5') } as const;
  expect([keptTransfer.read(fields), keptTransfer.write(wish)]).toEqual([wish, fields]);
  expect(keptTransfer.read(['3', 'change', 'savings', '12.5'])).toBeUndefined();
});
