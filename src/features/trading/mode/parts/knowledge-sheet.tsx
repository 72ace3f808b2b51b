import { useState } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead, type TextParameters } from '../../../../core/i18n/use-text.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import { OptionList } from '../../../../core/ui/lists/option-list.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import type { HeldProduct } from '../../../shared/limits/model/own-limits.ts';
import { answerIds, questionsOf, type AnswerId, type Question } from '../model/knowledge.ts';
import styles from './knowledge-sheet.module.css';

export interface KnowledgeSheetProps {
  /** Undefined while the sheet is closed. */
  readonly product: HeldProduct | undefined;
  /** The same pair in practice; undefined without one. */
  readonly practicePath: string | undefined;
  /** Every question was answered right. */
  readonly onKnown: () => void;
  readonly onClose: () => void;
}

/**
 * What a person should know before a first order, one question at a time. A wrong answer explains, and may be changed.
 */
export function KnowledgeSheet({ product, ...props }: KnowledgeSheetProps) {
  useTextsAhead(['knowledge']);
  return product === undefined ? undefined : <OpenQuestions product={product} {...props} />;
}

function OpenQuestions({
  product,
  practicePath,
  onKnown,
  onClose,
}: KnowledgeSheetProps & { readonly product: HeldProduct }) {
  const t = useText('knowledge');
  const format = useFormat();
  const questions = questionsOf[product];
  const [place, setPlace] = useState(0);
  const [answer, setAnswer] = useState<AnswerId>();
  const question = questions[place];
  const isRight = answer !== undefined && answer === question?.right;
  const isLast = place === questions.length - 1;
  const goOn = (): void => {
    if (isLast) {
      onKnown();
      onClose();
      return;
    }
    setAnswer(undefined);
    setPlace(place + 1);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(`title.${product}`)}
      footer={
        <div className={styles['choices']}>
          {practicePath === undefined ? (
            <Button variant="secondary" onClick={onClose}>
              {t('notNow')}
            </Button>
          ) : (
            <LinkButton variant="secondary" to={practicePath}>
              {t('practise')}
            </LinkButton>
          )}
          <Button disabled={!isRight} onClick={goOn}>
            {t(isLast ? 'done' : 'next')}
          </Button>
        </div>
      }
    >
      <p className={styles['note']}>{t('intro')}</p>
      <p className={styles['step']}>{t('step', { n: format.count(place + 1), of: format.count(questions.length) })}</p>
      {question === undefined ? undefined : (
        <Asked key={question.id} question={question} answer={answer} onAnswer={setAnswer} />
      )}
    </Sheet>
  );
}

/** The figures of the examples, written as the language writes them. */
function useExample(): TextParameters {
  const format = useFormat();
  return {
    times: format.count(10),
    move: format.share(5),
    part: format.share(50),
    payout: format.share(80),
    half: format.share(50),
    more: format.share(56),
    less: format.share(44),
  };
}

interface AskedProps {
  readonly question: Question;
  readonly answer: AnswerId | undefined;
  readonly onAnswer: (answer: AnswerId) => void;
}

function Asked({ question, answer, onAnswer }: AskedProps) {
  const t = useText('knowledge');
  const example = useExample();
  const { id, right } = question;
  const ask = t(`${id}.ask`, example);
  return (
    <>
      <p className={styles['question']}>{ask}</p>
      <OptionList
        isInForm
        label={ask}
        options={answerIds.map((one) => ({ id: one, label: t(`${id}.answers.${one}`, example) }))}
        value={answer}
        onChange={onAnswer}
      />
      <div className={styles['answer']} role="status">
        {answer === undefined ? undefined : (
          <>
            <p className={styles['verdict']}>{t(answer === right ? 'right' : 'wrong')}</p>
            <p>{t(`${id}.why`, example)}</p>
          </>
        )}
      </div>
    </>
  );
}
