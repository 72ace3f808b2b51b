import { useText } from '../../../core/i18n/use-text.ts';
import { rate } from '../../../core/money/amount.ts';
import { upColours, type UpColour } from '../../../core/preferences/preferences.ts';
import { PercentText } from '../../../core/ui/money/money-text.tsx';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import styles from './up-colour-choice.module.css';

export interface UpColourChoiceProps {
  readonly value: UpColour;
  readonly onChange: (colour: UpColour) => void;
}

const candles = [
  { isUp: true, top: 12, bottom: 25, high: 9, low: 27 },
  { isUp: false, top: 15, bottom: 22, high: 12, low: 26 },
  { isUp: true, top: 8, bottom: 19, high: 4, low: 22 },
  { isUp: true, top: 4, bottom: 10, high: 2, low: 13 },
  { isUp: false, top: 6, bottom: 16, high: 4, low: 20 },
] as const;

/** The three palettes, each with the same five candles and the same two changes. */
export function UpColourChoice({ value, onChange }: UpColourChoiceProps) {
  const t = useText('settings');
  return (
    <OptionList
      label={t('upColour.label')}
      value={value}
      onChange={onChange}
      options={upColours.map((id) => ({
        id,
        label: t(`upColour.${id}`),
        description: id === 'blue' ? t('upColour.blueHint') : undefined,
        leading: <Sample colour={id} />,
      }))}
    />
  );
}

function Sample({ colour }: { readonly colour: UpColour }) {
  return (
    <span className={styles['sample']} data-up={colour} aria-hidden="true">
      <svg width={50} height={30} viewBox="0 0 50 30">
        {candles.map(({ isUp, top, bottom, high, low }, index) => (
          <g key={high + low} className={isUp ? styles['up'] : styles['down']}>
            <path d={`M${index * 10 + 5} ${high}V${low}`} />
            <rect x={index * 10 + 2} y={top} width={6} height={bottom - top} />
          </g>
        ))}
      </svg>
      <span className={styles['changes']}>
        <PercentText value={rate('1.93')} />
        <PercentText value={rate('-0.4')} />
      </span>
    </span>
  );
}
