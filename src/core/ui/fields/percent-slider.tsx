import type { CSSProperties, KeyboardEvent } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import styles from './percent-slider.module.css';

export interface PercentSliderProps {
  readonly label: string;
  /** Whole percent, 0 to 100; undefined when hidden: the thumb rests at the start. */
  readonly value: number | undefined;
  readonly onChange: (percent: number) => void;
  readonly tone?: 'up' | 'down' | 'neutral' | undefined;
  readonly isDisabled?: boolean | undefined;
}

const chips = [25, 50, 75, 100] as const;
const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 25,
  PageDown: -25,
  Home: -100,
  End: 100,
};
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** Arrow keys move by one percent, page keys by a quarter; the chips are the four usual shares. */
export function PercentSlider({ label, value, onChange, tone = 'neutral', isDisabled = false }: PercentSliderProps) {
  const format = useFormat();
  const t = useText('common');
  const percent = within(value ?? 0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onChange(within(percent + move));
  };
  const style: CSSProperties & Record<'--share', string> = { '--share': `${percent}%` };
  return (
    <div className={classNames(styles['percent'], styles[tone])} style={style}>
      <input
        type="range"
        className={styles['range']}
        aria-label={label}
        aria-valuetext={value === undefined ? t('money.hidden') : format.share(percent)}
        min={0}
        max={100}
        step={1}
        value={percent}
        disabled={isDisabled}
        onChange={(event) => onChange(within(event.target.valueAsNumber))}
        onKeyDown={onKeyDown}
      />
      <div className={styles['chips']} role="group" aria-label={label}>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles['chip']}
            aria-pressed={chip === percent}
            disabled={isDisabled}
            onClick={() => onChange(chip)}
          >
            {format.share(chip)}
          </button>
        ))}
      </div>
    </div>
  );
}
