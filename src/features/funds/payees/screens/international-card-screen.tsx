import { useState } from 'react';
import type { LabelledValue } from '../../../../core/domain/wallets/payee.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { labelledValueProblem } from '../../../../core/rules/people/payee-rules.ts';
import { EmptyState } from '../../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../../core/ui/page/page.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { TextField } from '../../../../core/ui/fields/text-field.tsx';
import { useVisitDraft, useVisitState, VisitDrafts } from '../../../shared/forms/data/visit-draft.ts';
import { PlainForm } from '../../../shared/forms/parts/plain-form.tsx';
import { withForbidden } from '../../../shared/forms/model/rule-field.ts';
import { useProblemTexts } from '../../../shared/forms/operations/use-problem-texts.ts';
import { useServerDialect } from '../../../shared/server/data/use-server-dialect.ts';
import { useInternationalCard, useSaveInternationalCard } from '../data/bank-cards.ts';
import { CardFacts } from '../parts/card-facts.tsx';
import { CardPage } from '../parts/card-page.tsx';

/** Some servers refuse every list of lines: then no form is shown. */
export default function InternationalCardScreen() {
  useTextsAhead(['payees', 'rules']);
  const t = useText('payees');
  const { takesLists } = useServerDialect();
  if (takesLists) return <OfferedCard />;
  return (
    <Page title={t('international.title')} back>
      <EmptyState title={t('international.unsavable')} />
    </Page>
  );
}

/** A card for payments abroad: the server defines its lines and their labels. */
function OfferedCard() {
  const t = useText('payees');
  const { data, error, refetch } = useInternationalCard();
  return (
    <CardPage
      title={t('international.title')}
      note={t('international.text')}
      isKnown={data !== undefined}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.length === 0 ? <EmptyState title={t('international.none')} /> : undefined}
      {data === undefined || data.length === 0 ? undefined : <Card key={subjectOf(data)} lines={data} />}
    </CardPage>
  );
}

/** By the lines that the operator asks for. */
const drafts = new VisitDrafts<readonly string[]>();
const subjectOf = (lines: readonly LabelledValue[]): string => lines.map(({ label }) => label).join('\n');

interface LinesProps {
  readonly lines: readonly LabelledValue[];
}

function Card({ lines }: LinesProps) {
  const [kept] = useVisitDraft(drafts, subjectOf(lines));
  const [isChanging, setIsChanging] = useState(kept !== undefined);
  const isSaved = lines.every(({ value }) => value !== '');
  if (!isSaved || isChanging) return <LinesForm lines={lines} onDone={() => setIsChanging(false)} />;
  return <CardFacts lines={lines} onChange={() => setIsChanging(true)} />;
}

function LinesForm({ lines, onDone }: LinesProps & { readonly onDone: () => void }) {
  const t = useText('payees');
  const { say } = useProblemTexts(useServerDialect().forbiddenCharacters);
  const save = useSaveInternationalCard();
  const [values, setValues, forget] = useVisitState(
    drafts,
    lines.map(({ value }) => value),
    subjectOf(lines),
  );
  const [isTried, setIsTried] = useState(false);
  const problems = values.map(withForbidden(labelledValueProblem, say));
  const submit = (): void => {
    setIsTried(true);
    if (problems.some((problem) => problem !== undefined)) return;
    const trimmed = values.map((value) => value.trim());
    save.mutate(trimmed, {
      onSuccess: () => {
        forget();
        notify.success(t('card.done'));
        onDone();
      },
    });
  };
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      submitLabel={t('card.save')}
      isBusy={save.isPending}
      problem={save.error}
    >
      {lines.map(({ label }, at) => {
        const problem = problems[at];
        return (
          <TextField
            key={label}
            label={label}
            autoComplete="off"
            maxLength={200}
            value={values[at] ?? ''}
            error={isTried && problem !== undefined ? say(problem) : undefined}
            onChange={(event) => setValues(values.with(at, event.target.value))}
          />
        );
      })}
    </PlainForm>
  );
}
