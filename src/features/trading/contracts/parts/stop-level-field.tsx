import { useState } from 'react';
import type { StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import { UnknownText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { FieldTerm } from '../../../shared/glossary/parts/term.tsx';
import { presetPrice, stopPresets, type MarketGround, type StopsReading } from '../model/stops.ts';
import { EstimateMark } from '../../ticket/parts/estimate-mark.tsx';
import own from './contract.module.css';
import { useStopProblemText } from './use-stop-problem-text.ts';

export interface StopLevelFieldProps {
  readonly level: StopLevel;
  /** Undefined while there is no price to measure distances from. */
  readonly position: MarketGround | undefined;
  readonly priceStep: Price | undefined;
  readonly quote: string;
  readonly reading: StopsReading | undefined;
  readonly text: string;
  /** Why there is no result of a level that is set. */
  readonly reason?: string | undefined;
  readonly onText: (text: string) => void;
}

/** One level: its price, its distance in percent, and the result that it means. Blank is none. */
export function StopLevelField(props: StopLevelFieldProps) {
  const { level, position, priceStep, reading, text, quote, onText } = props;
  const t = useText('contracts');
  const format = useFormat();
  const problem = useStopProblemText(level, reading, priceStep);
  const label = `${t(`stops.${level}`)} (${quote})`;
  // The price moves on; the level stays that of the tap.
  const [picked, setPicked] = useState<{ readonly percent: number; readonly text: string }>();
  const preset = (percent: number): string =>
    position === undefined
      ? ''
      : formatForInput(presetPrice(level, position, { percent, step: priceStep }), format.languageTag);
  const pick = (percent: number): void => {
    const to = preset(percent);
    setPicked({ percent, text: to });
    onText(to);
  };
  return (
    <div className={own['level2']}>
      <DecimalField
        label={label}
        name={level}
        help={<FieldTerm ids={[level]} label={label} />}
        value={text}
        onChange={onText}
        placeholder={t('stops.none')}
        error={problem?.isWarning === false ? problem.text : undefined}
        hint={problem?.isWarning === true ? problem.text : undefined}
      />
      <div className={own['presets']} role="group" aria-label={t('stops.presets')}>
        <Preset label={t('stops.none')} isSet={text.trim() === ''} onPick={() => onText('')} />
        {stopPresets[level].map((percent) => (
          <Preset
            key={percent}
            label={format.share(percent)}
            isSet={text !== '' && (picked?.text === text ? picked.percent === percent : text === preset(percent))}
            onPick={position === undefined ? undefined : () => pick(percent)}
          />
        ))}
      </div>
      {/* A level that is refused means no result. */}
      {problem?.isWarning === false ? undefined : <Meaning {...props} />}
    </div>
  );
}

interface PresetProps {
  readonly label: string;
  readonly isSet: boolean;
  readonly onPick: (() => void) | undefined;
}

function Preset({ label, isSet, onPick }: PresetProps) {
  return (
    <button
      type="button"
      className={own['preset']}
      aria-pressed={isSet}
      disabled={onPick === undefined}
      onClick={onPick}
    >
      {label}
    </button>
  );
}

/** "+3.00 % · result there +12.40 USDT". Its place is there before it is, so that nothing moves under a finger. */
function Meaning({ level, reading, quote, reason }: StopLevelFieldProps) {
  const t = useText('contracts');
  const format = useFormat();
  const [percent, net] = [reading?.percents[level], reading?.nets[level]];
  return (
    <p className={own['meaning']}>
      {/* A distance, in no colour: it may be up to a loss. */}
      {percent === undefined ? undefined : <span>{format.percent(percent, { sign: 'always' })}</span>}
      {percent === undefined ? undefined : (
        <span>
          {t('stops.wouldLeave')}{' '}
          {net === undefined ? (
            <UnknownText reason={reason} />
          ) : (
            <>
              <EstimateMark />
              <ResultMoney value={net} currency={quote} />
            </>
          )}
          {net === undefined && reason !== undefined ? <small aria-hidden="true"> {reason}</small> : undefined}
        </span>
      )}
    </p>
  );
}
