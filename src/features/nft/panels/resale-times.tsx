import { useState } from 'react';
import { dayMs } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { DayField } from '../../shared/request-form/parts/day-field.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import {
  earliestStart,
  endAfter,
  fieldOf,
  resaleLengths,
  resaleStarts,
  startIn,
  typedHours,
  wallText,
  wallTime,
  type ResaleDraft,
  type ResaleTimeProblem,
} from '../model/resale-plan.ts';
import { useServerWall } from '../parts/use-server-wall.ts';

export interface ResaleTimesProps {
  readonly draft: ResaleDraft;
  readonly onDraft: (draft: ResaleDraft) => void;
  /** The server's time, epoch ms. */
  readonly now: number;
  /** Its wall clock ahead of UTC; undefined where that is not known. */
  readonly offset: number | undefined;
  readonly problems: {
    readonly start: ResaleTimeProblem | undefined;
    readonly end: ResaleTimeProblem | undefined;
  };
}

const own = 'own';
const none = 'none';
type Start = (typeof resaleStarts)[number]['id'] | typeof own | typeof none;
type Length = (typeof resaleLengths)[number]['id'] | typeof none;

/** Start and length by a tap, or as date and time; where the server's clock is not known, the latter alone. */
export function ResaleTimes(props: ResaleTimesProps) {
  const { draft, onDraft, now, offset } = props;
  const t = useText('nft');
  const format = useFormat();
  const onServer = useServerWall(offset);
  const [start, setStart] = useState<Start>(none);
  const [length, setLength] = useState<Length>(none);
  if (offset === undefined) return <OwnTimes {...props} />;
  const chooseStart = (next: Start): void => {
    setStart(next);
    const after = resaleStarts.find(({ id }) => id === next)?.ms;
    if (after !== undefined) onDraft(withLength({ ...draft, startsAt: startIn(now, offset, after) }, length));
  };
  const chooseLength = (next: Length): void => {
    setLength(next);
    onDraft(withLength(draft, next));
  };
  return (
    <>
      <Segmented<Start>
        label={t('resell.when')}
        options={[
          ...resaleStarts.map(({ id, ms }) => ({ id, label: t('resell.in', { time: format.relativeAge(ms) }) })),
          { id: own, label: t('resell.own') },
        ]}
        value={start}
        onChange={chooseStart}
      />
      {start === own ? (
        <OwnTimes {...props} />
      ) : (
        <>
          <Segmented<Length>
            label={t('resell.length')}
            options={resaleLengths.map(({ id, days }) => ({ id, label: format.relativeAge(days * dayMs) }))}
            value={length}
            onChange={chooseLength}
          />
          <Chosen {...props} />
          <p className={styles['note']}>{t('resell.serverNow', { time: onServer(wallText(now, offset)) })}</p>
        </>
      )}
    </>
  );
}

/** The end follows the start. */
function withLength(draft: ResaleDraft, length: Length): ResaleDraft {
  const days = resaleLengths.find(({ id }) => id === length)?.days;
  return { ...draft, endsAt: days === undefined || draft.startsAt === '' ? '' : endAfter(draft.startsAt, days) };
}

/** The chosen times as the server will show them, and what is wrong with them. */
function Chosen({ draft, offset, problems }: ResaleTimesProps) {
  const t = useText('nft');
  const onServer = useServerWall(offset);
  const shown = (['start', 'end'] as const).flatMap((id) => {
    const text = draft[id === 'start' ? 'startsAt' : 'endsAt'];
    return text === '' ? [] : [{ id, label: t(id), value: onServer(wallTime(text)) }];
  });
  const problem = problems.start ?? problems.end;
  return (
    <>
      {shown.length === 0 ? undefined : <FactList facts={shown} />}
      {problem === undefined ? undefined : <p role="alert">{t(`resell.problem.${problem}`)}</p>}
    </>
  );
}

function OwnTimes({ draft, onDraft, now, offset, problems }: ResaleTimesProps) {
  const t = useText('nft');
  const onServer = useServerWall(offset);
  const clock =
    offset === undefined ? t('resell.serverTime') : t('resell.serverNow', { time: onServer(wallText(now, offset)) });
  const field = (name: 'startsAt' | 'endsAt', problem: ResaleTimeProblem | undefined) => {
    const label = t(name === 'startsAt' ? 'start' : 'end');
    const [day = '', hours = ''] = draft[name].split('T');
    return (
      <>
        <DayField
          label={label}
          value={day === '' ? undefined : day}
          today={fieldOf(now, offset ?? 0).slice(0, 10)}
          earliest={offset === undefined ? undefined : earliestStart(now, offset).slice(0, 10)}
          isNeeded
          onChange={(next) => onDraft({ ...draft, [name]: `${next ?? ''}T${hours}` })}
        />
        <TextField
          label={t('resell.hours', { of: label })}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          value={hours}
          onChange={(event) => onDraft({ ...draft, [name]: `${day}T${typedHours(event.target.value)}` })}
          error={problem === undefined ? undefined : t(`resell.problem.${problem}`)}
          hint={name === 'startsAt' ? clock : t('resell.serverTime')}
        />
      </>
    );
  };
  return (
    <>
      {field('startsAt', problems.start)}
      {field('endsAt', problems.end)}
    </>
  );
}
