import { useState } from 'react';
import { accountIds, type AccountId } from '../../../core/account/account-scope.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { parseDecimalInput } from '../../../core/money/parse.ts';
import { amountProblem } from '../../../core/rules/amount-rules.ts';
import { Button } from '../../../core/ui/button.tsx';
import { DecimalField } from '../../../core/ui/decimal-field.tsx';
import { Segmented } from '../../../core/ui/segmented.tsx';
import { PanelSection } from './panel-section.tsx';

const currencies = ['USDT', 'BTC', 'ETH', 'LTC'] as const;
type TopUpCurrency = (typeof currencies)[number];

export interface TopUp {
  readonly account: AccountId;
  readonly currency: string;
  readonly amount: Amount;
}

export interface TopUpFormProps {
  /** False while nobody is signed in whose account could be filled. */
  readonly isPossible: boolean;
  readonly isBusy: boolean;
  readonly onTopUp: (topUp: TopUp) => void;
}

function amountIn(text: string, languageTag: string): Amount | undefined {
  const parsed = parseDecimalInput<Amount>(text, languageTag);
  return parsed.kind === 'number' && amountProblem(parsed.value) === undefined ? parsed.value : undefined;
}

export function TopUpForm({ isPossible, isBusy, onTopUp }: TopUpFormProps) {
  const t = useText('presenter');
  const { languageTag } = useFormat();
  const [account, setAccount] = useState<AccountId>('live');
  const [currency, setCurrency] = useState<TopUpCurrency>('USDT');
  const [text, setText] = useState('10000');
  const amount = amountIn(text, languageTag);
  return (
    <PanelSection title={t('topUp.title')}>
      {isPossible ? undefined : <p>{t('topUp.nobody')}</p>}
      <Segmented
        label={t('topUp.account')}
        options={accountIds.map((id) => ({ id, label: t(`topUp.accounts.${id}`) }))}
        value={account}
        onChange={setAccount}
      />
      <Segmented
        label={t('topUp.currency')}
        options={currencies.map((id) => ({ id, label: id }))}
        value={currency}
        onChange={setCurrency}
      />
      <DecimalField
        label={t('topUp.amount')}
        value={text}
        onChange={setText}
        unit={currency}
        error={text !== '' && amount === undefined ? t('topUp.wrong') : undefined}
      />
      <Button
        isWide
        size="small"
        variant="secondary"
        isBusy={isBusy}
        disabled={!isPossible || amount === undefined}
        onClick={() => {
          if (amount !== undefined) onTopUp({ account, currency, amount });
        }}
      >
        {t('topUp.action')}
      </Button>
    </PanelSection>
  );
}
