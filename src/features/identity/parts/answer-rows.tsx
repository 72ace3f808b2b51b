import { answerSets, interests, questions } from '../../../core/domain/people/questionnaire.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import rowStyles from '../../../core/ui/lists/link-rows.module.css';
import { interestStep, type Answers } from '../model/questionnaire-steps.ts';

export interface AnswerRowsProps {
  readonly answers: Answers;
  /** Goes back to a question. */
  readonly onChange: (step: number) => void;
}

interface AnswerRow {
  readonly question: string;
  readonly answer: string;
}

/** Every question with its answer; a tap leads back to it. */
export function AnswerRows({ answers, onChange }: AnswerRowsProps) {
  const t = useText('survey');
  const { languageTag } = useFormat();
  const rows: readonly AnswerRow[] = questions.map(({ id, answers: set }, at) => {
    const chosen = answerSets[set].find((_, number) => number === answers.choices[at]);
    return { question: t(`questions.${id}`), answer: chosen === undefined ? t('open') : t(`answers.${chosen}`) };
  });
  const names = interests.filter((_, number) => answers.interests.includes(number)).map((id) => t(`interests.${id}`));
  const wishes = new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(names);
  const last = { question: t('questions.interests'), answer: names.length === 0 ? t('open') : wishes };
  return (
    <ul className={rowStyles['rows']}>
      {[...rows, last].map(({ question, answer }, at) => (
        <li key={question}>
          <button
            type="button"
            className={rowStyles['row']}
            aria-label={`${question}: ${answer}`}
            onClick={() => onChange(Math.min(at, interestStep))}
          >
            <span className={rowStyles['texts']}>
              <span className={rowStyles['detail']}>{question}</span>
              <span>{answer}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
