import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useId, useState, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import {
  bankCardFields,
  type BankCard,
  type BankCardField,
  type BankCardState,
} from '../../../../core/domain/wallets/payee.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { cleanBankCard } from '../../../../core/rules/people/payee-rules.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { TextField } from '../../../../core/ui/fields/text-field.tsx';
import { useVisitDraft, VisitDrafts } from '../../../shared/forms/data/visit-draft.ts';
import { PlainForm } from '../../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../../shared/forms/operations/use-problem-texts.ts';
import { useServerDialect } from '../../../shared/server/data/use-server-dialect.ts';
import { useBankCard, useSaveBankCard } from '../data/bank-cards.ts';
import { cardSchema } from '../model/card-schema.ts';
import { CardFacts } from '../parts/card-facts.tsx';
import { CardPage } from '../parts/card-page.tsx';

const drafts = new VisitDrafts<BankCard>();
const empty: BankCard = {
  holder: '',
  bank: '',
  branch: '',
  account: '',
  code: '',
  place: '',
  bankAddress: '',
  phone: '',
  ownAddress: '',
};

/** What helps a keyboard and a manager of addresses. */
const inputs: Readonly<Partial<Record<BankCardField, ComponentProps<'input'>>>> = {
  holder: { autoComplete: 'name' },
  account: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  code: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'tel' },
  ownAddress: { autoComplete: 'street-address' },
};

/** The one bank card of the person. */
export default function BankCardScreen() {
  useTextsAhead(['payees', 'rules']);
  const t = useText('payees');
  const { data, error, refetch } = useBankCard();
  return (
    <CardPage
      title={t('card.title')}
      note={t('card.text')}
      isKnown={data !== undefined}
      error={error}
      onRetry={() => void refetch()}
    >
      {data === undefined ? undefined : <Card state={data} />}
    </CardPage>
  );
}

function Card({ state }: { readonly state: BankCardState }) {
  const t = useText('payees');
  const [kept] = useVisitDraft(drafts);
  const [isChanging, setIsChanging] = useState(kept !== undefined);
  const { card } = state;
  if (card === undefined || isChanging) return <CardForm state={state} onDone={() => setIsChanging(false)} />;
  const lines = bankCardFields.map((field) => ({ label: t(`card.${field}`), value: card[field] }));
  return <CardFacts lines={lines} onChange={() => setIsChanging(true)} />;
}

function CardForm({ state, onDone }: { readonly state: BankCardState; readonly onDone: () => void }) {
  const t = useText('payees');
  const listId = useId();
  const { say } = useProblemTexts(useServerDialect().forbiddenCharacters);
  const save = useSaveBankCard();
  const [kept, keep] = useVisitDraft(drafts);
  const { register, handleSubmit, formState, subscribe } = useForm<BankCard>({
    resolver: standardSchemaResolver(cardSchema(say)),
    mode: 'onTouched',
    defaultValues: kept ?? state.card ?? empty,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
  const submit = (card: BankCard): void => {
    save.mutate(cleanBankCard(card), {
      onSuccess: () => {
        keep(undefined);
        notify.success(t('card.done'));
        onDone();
      },
    });
  };
  return (
    <PlainForm
      onSubmit={(event) => void handleSubmit(submit)(event)}
      submitLabel={t('card.save')}
      isBusy={save.isPending}
      problem={save.error}
    >
      {bankCardFields.map((field) => (
        <TextField
          key={field}
          label={t(`card.${field}`)}
          hint={field === 'holder' ? t('card.holderHint') : undefined}
          error={formState.errors[field]?.message}
          list={field === 'bank' && state.banks.length > 0 ? listId : undefined}
          {...inputs[field]}
          {...register(field)}
        />
      ))}
      <datalist id={listId}>
        {state.banks.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </PlainForm>
  );
}
