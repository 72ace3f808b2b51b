import { useId, useState } from 'react';
import { accountIds, type AccountId } from '../../../core/account/account-scope.ts';
import { walletAccounts, type WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { parseDecimalInput } from '../../../core/money/parse.ts';
import { amountProblem } from '../../../core/rules/amount-rules.ts';
import { Button } from '../../../core/ui/button.tsx';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { ButtonGrid, PanelSection } from './panel-section.tsx';

export interface TopUp {
  readonly account: AccountId;
  readonly wallet: WalletAccount;
  readonly currency: string;
  readonly amount: Amount;
}

export interface TopUpFormProps {
  /** The tickers that each account can hold; empty while they are not known, and then every one is taken. */
  readonly holdable: ReadonlyMap<WalletAccount, readonly string[]>;
  /** False while no person is signed in whose account could be filled. */
  readonly isPossible: boolean;
  readonly isBusy: boolean;
  readonly onTopUp: (topUp: TopUp) => void;
}

function amountIn(text: string, languageTag: string): Amount | undefined {
  const parsed = parseDecimalInput<Amount>(text, languageTag);
  return parsed.kind === 'number' && amountProblem(parsed.value) === undefined ? parsed.value : undefined;
}

export function TopUpForm({ holdable, isPossible, isBusy, onTopUp }: TopUpFormProps) {
  const t = useText('presenter');
  const { languageTag } = useFormat();
  const [account, setAccount] = useState<AccountId>('live');
  const [wallet, setWallet] = useState<WalletAccount>('spot');
  const [typed, setTyped] = useState('USDT');
  const [text, setText] = useState('10000');
  const amount = amountIn(text, languageTag);
  const currency = typed.trim().toUpperCase();
  const tickers = holdable.get(wallet) ?? [];
  const isHeld = tickers.length === 0 || tickers.includes(currency);
  return (
    <PanelSection title={t('topUp.title')}>
      {isPossible ? undefined : <p>{t('topUp.nobody')}</p>}
      <Segmented
        label={t('topUp.account')}
        options={accountIds.map((id) => ({ id, label: t(`topUp.accounts.${id}`) }))}
        value={account}
        onChange={setAccount}
      />
      <WalletChoice wallet={wallet} onChange={setWallet} />
      <TickerField
        value={typed}
        tickers={tickers}
        error={typed !== '' && !isHeld ? t('topUp.notHeld') : undefined}
        onChange={setTyped}
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
        disabled={!isPossible || amount === undefined || currency === '' || !isHeld}
        onClick={() => {
          if (amount !== undefined) onTopUp({ account, wallet, currency, amount });
        }}
      >
        {t('topUp.action')}
      </Button>
    </PanelSection>
  );
}

interface WalletChoiceProps {
  readonly wallet: WalletAccount;
  readonly onChange: (wallet: WalletAccount) => void;
}

/** Four names, which in some languages do not fit beside each other. */
function WalletChoice({ wallet, onChange }: WalletChoiceProps) {
  const t = useText('presenter');
  const assets = useText('assets');
  return (
    <div role="group" aria-label={t('topUp.wallet')}>
      <ButtonGrid>
        {walletAccounts.map((id) => (
          <Button
            key={id}
            variant={id === wallet ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={id === wallet}
            onClick={() => onChange(id)}
          >
            {assets(`accounts.${id}`)}
          </Button>
        ))}
      </ButtonGrid>
    </div>
  );
}

interface TickerFieldProps {
  readonly value: string;
  readonly tickers: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Any currency by its ticker; the browser offers those that fit. */
function TickerField({ value, tickers, error, onChange }: TickerFieldProps) {
  const t = useText('presenter');
  const listId = useId();
  return (
    <>
      <TextField
        label={t('topUp.currency')}
        value={value}
        error={error}
        list={listId}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {tickers.map((ticker) => (
          <option key={ticker}>{ticker}</option>
        ))}
      </datalist>
    </>
  );
}
