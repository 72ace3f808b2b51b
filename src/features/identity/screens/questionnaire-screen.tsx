import { useState, type ReactNode } from 'react';
import type { AppError } from '../../../core/errors/app-error.ts';
import { answerSets, interests, questions } from '../../../core/domain/people/questionnaire.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { FailureText } from '../../../core/ui/failures/failure-text.tsx';
import styles from '../../../core/ui/column.module.css';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { keepAnswers, keptAnswers, useSubmitQuestionnaire } from '../data/questionnaire.ts';
import {
  interestStep,
  isAnswered,
  isBegun,
  noAnswers,
  stepCount,
  toggled,
  wholeAnswers,
  type Answers,
} from '../model/questionnaire-steps.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { AnswerRows } from '../parts/answer-rows.tsx';
import { useLeaveQuestion, type LeaveQuestion } from '../operations/use-leave-question.ts';

/** Fourteen questions, one at a time, looked at once more before they are sent. */
export default function QuestionnaireScreen() {
  useTextsAhead(['survey', 'rules', 'connection']);
  return useServerDialect().takesQuestionnaire ? <OwnQuestionnaire /> : <NoQuestionnaire />;
}

/** Shown before the first question: the answers could not be sent. */
function NoQuestionnaire() {
  const t = useText('survey');
  const connection = useText('connection');
  return (
    <Frame>
      <EmptyState title={connection('notOffered.title', { name: t('title') })} />
    </Frame>
  );
}

function OwnQuestionnaire() {
  const user = useCurrentUser();
  if (user.data !== undefined) return <Questionnaire owner={user.data.id} />;
  return (
    <Frame>
      {user.error === null ? (
        <SkeletonRows count={4} height={56} />
      ) : (
        <ErrorState error={user.error} onRetry={() => void user.refetch()} />
      )}
    </Frame>
  );
}

function Frame({ onBack, children }: { readonly onBack?: (() => void) | undefined; readonly children: ReactNode }) {
  const t = useText('survey');
  return (
    <Page title={t('title')} back onBack={onBack}>
      <div className={styles['column']}>{children}</div>
    </Page>
  );
}

/** The answers so far; they survive a visit to another page. */
function useAnswers(owner: string) {
  const kept = keptAnswers(owner);
  const [answers, setAnswers] = useState<Answers>(kept ?? noAnswers);
  const [step, setStep] = useState(kept?.step ?? 0);
  const keep = (next: Answers, at: number): void => {
    keepAnswers({ owner, ...next, step: at });
    setAnswers(next);
    setStep(at);
  };
  return { answers, step, keep };
}

function Questionnaire({ owner }: { readonly owner: string }) {
  const t = useText('survey');
  const given = useAnswers(owner);
  const submit = useSubmitQuestionnaire();
  const question = useLeaveQuestion(isBegun(given.answers) && !submit.isSuccess);
  const send = (): void => {
    const whole = wholeAnswers(given.answers);
    if (whole === undefined) return;
    submit.mutate(whole, { onSuccess: () => keepAnswers(undefined) });
  };
  const content = question.isAsked ? (
    <LeaveNotice {...question} />
  ) : (
    <Steps {...given} isBusy={submit.isPending} error={submit.error} onSend={send} />
  );
  return <Frame onBack={question.ask}>{submit.isSuccess ? <p role="status">{t('done')}</p> : content}</Frame>;
}

interface StepsProps extends ReturnType<typeof useAnswers> {
  readonly isBusy: boolean;
  readonly error: AppError | null;
  readonly onSend: () => void;
}

function Steps({ answers, step, keep, isBusy, error, onSend }: StepsProps) {
  const t = useText('survey');
  const goTo = (next: number): void => keep(answers, next);
  if (step >= stepCount)
    return (
      <>
        <p className={styles['note']}>{t('review')}</p>
        <AnswerRows answers={answers} onChange={goTo} />
        <div role="alert">{error === null ? undefined : <FailureText error={error} />}</div>
        <Turns onBack={() => goTo(interestStep)}>
          <Button isWide isBusy={isBusy} disabled={wholeAnswers(answers) === undefined} onClick={onSend}>
            {t('send')}
          </Button>
        </Turns>
      </>
    );
  return (
    <>
      <Progress step={step} />
      <Question answers={answers} step={step} onAnswer={(next) => keep(next, step)} />
      <Turns onBack={step === 0 ? undefined : () => goTo(step - 1)}>
        <Button isWide disabled={!isAnswered(answers, step)} onClick={() => goTo(step + 1)}>
          {t('next')}
        </Button>
      </Turns>
    </>
  );
}

function LeaveNotice({ stay, leave }: Pick<LeaveQuestion, 'stay' | 'leave'>) {
  const t = useText('survey');
  return (
    <Notice tone="caution" title={t('leave.title')}>
      <p>{t('leave.text')}</p>
      <Turns onBack={leave} backLabel={t('leave.yes')}>
        <Button isWide onClick={stay}>
          {t('leave.no')}
        </Button>
      </Turns>
    </Notice>
  );
}

function Progress({ step }: { readonly step: number }) {
  const t = useText('survey');
  const format = useFormat();
  const words = t('progress', { step: format.count(step + 1), count: format.count(stepCount) });
  return (
    <div>
      <p className={styles['small']}>{words}</p>
      <progress value={step + 1} max={stepCount} aria-label={words} />
    </div>
  );
}

interface QuestionProps {
  readonly answers: Answers;
  readonly step: number;
  readonly onAnswer: (answers: Answers) => void;
}

function Question({ answers, step, onAnswer }: QuestionProps) {
  const t = useText('survey');
  const asked = questions[step];
  if (asked === undefined) {
    const choose = (number: number): void => onAnswer({ ...answers, interests: toggled(answers.interests, number) });
    return (
      <>
        <h2>{t('questions.interests')}</h2>
        <p className={styles['note']}>{t('several')}</p>
        {interests.map((id, number) => (
          <Switch
            key={id}
            label={t(`interests.${id}`)}
            checked={answers.interests.includes(number)}
            onChange={() => choose(number)}
          />
        ))}
      </>
    );
  }
  const ids: readonly string[] = answerSets[asked.answers];
  const chosen = answers.choices[step];
  return (
    <>
      <h2>{t(`questions.${asked.id}`)}</h2>
      <OptionList
        isInForm
        key={asked.id}
        label={t(`questions.${asked.id}`)}
        options={answerSets[asked.answers].map((id) => ({ id, label: t(`answers.${id}`) }))}
        value={answerSets[asked.answers].find((_, number) => number === chosen)}
        onChange={(id) => onAnswer({ ...answers, choices: answers.choices.with(step, ids.indexOf(id)) })}
      />
    </>
  );
}

interface TurnsProps {
  readonly onBack: (() => void) | undefined;
  readonly backLabel?: string;
  readonly children: ReactNode;
}

function Turns({ onBack, backLabel, children }: TurnsProps) {
  const t = useText('survey');
  return (
    <>
      {children}
      {onBack === undefined ? undefined : (
        <Button variant="quiet" isWide onClick={onBack}>
          {backLabel ?? t('previous')}
        </Button>
      )}
    </>
  );
}
