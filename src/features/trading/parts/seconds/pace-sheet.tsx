import { useState } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { Sheet } from '../../../../core/ui/sheet.tsx';
import { TextField } from '../../../../core/ui/text-field.tsx';
import { largestLimit, type Pace } from '../../model/pace.ts';
import styles from './pace-sheet.module.css';

export interface PaceSheetProps {
  readonly isOpen: boolean;
  readonly pace: Pace;
  /** Undefined takes the limit away. */
  readonly onLimit: (limit: number | undefined) => void;
  readonly onBreak: (lengthMs: number) => void;
  readonly onClose: () => void;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const breaks = [hourMs, dayMs, 7 * dayMs] as const;

/** A limit a day and a break, set by the person for themselves on this device. */
export function PaceSheet(props: PaceSheetProps) {
  return props.isOpen ? <OpenPace {...props} /> : undefined;
}

function OpenPace({ pace, onLimit, onBreak, onClose }: PaceSheetProps) {
  const t = useText('seconds');
  const format = useFormat();
  const [text, setText] = useState(pace.limit === undefined ? '' : String(pace.limit));
  const limit = limitIn(text);
  return (
    <Sheet isOpen onClose={onClose} title={t('pace.title')}>
      <div className={styles['parts']}>
        <p>{t('pace.intro')}</p>
        <TextField
          label={t('pace.limit', { span: format.relativeAge(dayMs) })}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          hint={t('pace.today', { n: format.count(pace.opened.length) })}
          error={limit === 'invalid' ? t('pace.invalid', { max: format.count(largestLimit) }) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {pace.raise === undefined ? undefined : (
          <p role="status">
            {pace.raise.limit === undefined
              ? t('pace.noneFrom', { time: format.dateTime(pace.raise.from) })
              : t('pace.raisedFrom', {
                  n: format.count(pace.raise.limit),
                  time: format.dateTime(pace.raise.from),
                })}
          </p>
        )}
        <p className={styles['note']}>{t('pace.rule', { span: format.relativeAge(dayMs) })}</p>
        <Button
          isWide
          onClick={() => {
            if (limit !== 'invalid') onLimit(limit);
          }}
        >
          {t('pace.save')}
        </Button>
        <h3 className={styles['heading']}>{t('pace.breakTitle')}</h3>
        <p>
          {pace.lockedUntil === undefined
            ? t('pace.breakText')
            : t('pace.locked', { time: format.dateTime(pace.lockedUntil) })}
        </p>
        <div className={styles['breaks']}>
          {breaks.map((lengthMs) => (
            <Button key={lengthMs} variant="secondary" size="small" onClick={() => onBreak(lengthMs)}>
              {format.relativeAge(lengthMs)}
            </Button>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

/** Undefined for an empty field: no limit. */
function limitIn(text: string): number | undefined | 'invalid' {
  const typed = text.trim();
  if (typed === '') return undefined;
  const limit = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return limit >= 1 && limit <= largestLimit ? limit : 'invalid';
}
