import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { parseDecimalInput } from '../../../core/money/parse.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { movedAmountProblem } from '../../../core/rules/moved-amount.ts';
import { problem, type RuleProblem } from '../../../core/rules/rule-problem.ts';
import styles from '../../../core/ui/column.module.css';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { useKeptEntry } from '../../shared/request-form/data/kept-entry.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { useAuthorisedAmount, useSetAuthorisedAmount } from '../data/authorised-amount.ts';

interface Reading {
  readonly value: Amount | undefined;
  readonly wrong: RuleProblem | undefined;
}

/** An ambiguous number counts as wrong: the field says so and the person writes it plainly. */
function readAmount(typed: string, languageTag: string): Reading {
  const input = parseDecimalInput<Amount>(typed, languageTag);
  if (input.kind === 'empty') return { value: undefined, wrong: problem('required') };
  if (input.kind !== 'number') return { value: undefined, wrong: problem('amountInvalid') };
  const wrong = movedAmountProblem(input.value, undefined);
  return { value: wrong === undefined ? input.value : undefined, wrong };
}

/** Sets the number on record, where a server keeps one. */
export default function AuthorisedAmountScreen() {
  useTextsAhead(['authorisation', 'rules']);
  const t = useText('authorisation');
  const { recorded } = useAuthorisedAmount();
  return (
    <Page title={t('change')} back={routes.setting.sqtest}>
      <div className={styles['column']}>
        <p className={styles['note']}>{t('text')}</p>
        {recorded.error === null ? undefined : (
          <ErrorState error={recorded.error} onRetry={() => void recorded.refetch()} />
        )}
        {recorded.error === null || recorded.data !== undefined ? <AmountForm /> : undefined}
        <p className={styles['small']}>{t('never')}</p>
      </div>
    </Page>
  );
}

function AmountForm() {
  const t = useText('authorisation');
  const navigate = useNavigate();
  const { languageTag } = useFormat();
  const { say } = useProblemTexts();
  const change = useSetAuthorisedAmount();
  const [typed = '', setTyped, forget] = useKeptEntry('authorised');
  const [isTried, setIsTried] = useState(false);
  const { value, wrong } = readAmount(typed, languageTag);
  const submit = (): void => {
    setIsTried(true);
    if (value === undefined) return;
    change.mutate(value, {
      onSuccess: () => {
        forget();
        notify.success(t('done'));
        void navigate(routes.setting.sqtest, { replace: true });
      },
    });
  };
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      submitLabel={t('save')}
      isBusy={change.isPending}
      problem={change.error}
    >
      <DecimalField
        label={t('amount')}
        value={typed}
        onChange={setTyped}
        error={wrong !== undefined && (isTried || wrong.key !== 'required') ? say(wrong) : undefined}
      />
    </PlainForm>
  );
}
