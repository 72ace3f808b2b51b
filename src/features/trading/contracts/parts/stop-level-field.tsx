import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { TermMark } from '../../../shared/glossary/parts/term.tsx';
import { shortened } from '../../orders/model/shown-amount.ts';
import { presetPrice, stopPresets, type MarketGround, type StopLevel, type StopsReading } from '../model/stops.ts';
import own from './contract.module.css';
import { useStopProblemText } from './use-stop-problem-text.ts';

export interface StopLevelFieldProps {
  readonly level: StopLevel;
  /** Undefined while there is no price to measure distances from. */
  readonly position: MarketGround | undefined;
  readonly priceStep: Price | undefined;
  readonly quote: string;
  readonly reading: StopsReading | undefined;
  /** Reports missing values as well. */
  readonly isAsked: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** One level: its price, usual distances on the right side of the market, and the result that it means. */
export function StopLevelField({ level, position, priceStep, quote, reading, ...props }: StopLevelFieldProps) {
  const t = useText('contracts');
  const format = useFormat();
  const { text, onText } = props;
  const problem = useStopProblemText(level, reading, { step: priceStep, isAsked: props.isAsked || text.trim() !== '' });
  // A level that is refused means no result.
  const net = problem?.isWarning === false ? undefined : reading?.nets[level];
  return (
    <div className={own['level2']}>
      <DecimalField
        label={`${t(`stops.${level}`)} (${quote})`}
        name={level}
        help={<TermMark ids={[level]} label={t(`stops.${level}`)} />}
        value={text}
        onChange={onText}
        error={problem?.isWarning === false ? problem.text : undefined}
        hint={problem?.isWarning === true ? problem.text : undefined}
      />
      <div className={own['presets']} role="group" aria-label={t('stops.presets')}>
        {stopPresets[level].map((percent) => (
          <button
            key={percent}
            type="button"
            className={own['preset']}
            disabled={position === undefined}
            onClick={() => {
              if (position === undefined) return;
              onText(formatForInput(presetPrice(level, position, { percent, step: priceStep }), format.languageTag));
            }}
          >
            {format.share(percent)}
          </button>
        ))}
      </div>
      {net === undefined ? undefined : (
        <p className={own['note']}>
          {t('stops.wouldLeave')} <ResultMoney value={shortened(net)} currency={quote} />
        </p>
      )}
    </div>
  );
}
