import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { useReturnPathOr } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useConvertibleCurrencies } from '../../shared/wallets/data/convertible-currencies.ts';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import {
  readConversionDraft,
  withOpenCurrencies,
  withWallet,
  writeConversionDraft,
  type ConversionDraft,
} from '../model/conversion-plan.ts';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { ConvertForm } from '../panels/convert-form.tsx';
import { LatestConversions } from '../panels/latest-conversions.tsx';

/** One currency of the spot account into another, with the rate and the fee before it happens. `?currency&to&amount` fill it. */
export default function ConvertScreen() {
  useTextsAhead(['convert', 'requests', 'funds', 'rules', 'messages']);
  const t = useText('convert');
  const { data, error, refetch } = useConvertibleCurrencies();
  const back = useReturnPathOr(routes.fund.assets);
  return (
    <Page title={t('title')} back={back} wide>
      {error === null || data !== undefined ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows count={4} height={72} /> : undefined}
      <UnreadableRows of={data} />
      {data === undefined ? undefined : <Open currencies={data} />}
    </Page>
  );
}

/** The draft from the address, or the stored one. */
function useFirstDraft(): readonly [ConversionDraft, (draft: ConversionDraft) => void] {
  const [question] = useSearchParams();
  const [kept, keep] = useKeptDraft('convert');
  const [draft, setDraft] = useState<ConversionDraft>(() => {
    const before = question.size === 0 ? readConversionDraft(kept) : undefined;
    const [fromId, toId, text] = ['currency', 'to', 'amount'].map((name) => question.get(name) ?? '');
    return before ?? { fromId: fromId ?? '', toId: toId ?? '', text: text ?? '' };
  });
  useEffect(() => keep(draft.text === '' ? undefined : writeConversionDraft(draft)), [draft, keep]);
  return [draft, setDraft];
}

/** Some servers open wallets for few currencies, and refuse to convert into any other. */
function Nothing({ lacksWallet }: { readonly lacksWallet: boolean }) {
  const t = useText('convert');
  if (!lacksWallet) return <EmptyState title={t('nothing')} />;
  return (
    <EmptyState
      title={t('oneWallet')}
      action={
        <LinkButton to={routes.kefu.index} variant="secondary" size="small">
          {t('askSupport')}
        </LinkButton>
      }
    />
  );
}

function Open({ currencies: open }: { readonly currencies: readonly ConvertibleCurrency[] }) {
  const [wanted, setDraft] = useFirstDraft();
  const currencies = withWallet(open);
  const draft = withOpenCurrencies(wanted, currencies);
  const from = currencies.find(({ id }) => id === draft?.fromId);
  const to = currencies.find(({ id }) => id === draft?.toId);
  if (draft === undefined || from === undefined || to === undefined)
    return <Nothing lacksWallet={currencies.length < open.length} />;
  return (
    <Split side={<LatestConversions from={from} to={to} />}>
      <ConvertForm draft={draft} onDraft={setDraft} currencies={currencies} from={from} to={to} />
    </Split>
  );
}
