import { IconArrowsExchange } from '../../../../core/ui/icons/arrows-exchange.gen.tsx';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import { PercentSlider } from '../../../../core/ui/fields/percent-slider.tsx';
import type { TermId } from '../../../shared/glossary/model/terms.ts';
import { FieldTerm } from '../../../shared/glossary/parts/term.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import styles from './ticket.module.css';

export type SizeAction =
  | { readonly type: 'size-text'; readonly text: string }
  | { readonly type: 'percent'; readonly percent: number };

export interface SizeInputProps {
  readonly label: string;
  readonly term: TermId;
  readonly draft: { readonly sizeText: string; readonly percent: number | undefined; readonly isFromShare: boolean };
  readonly act: (action: SizeAction) => void;
  readonly unit: { readonly name: string; readonly label: string; readonly onSwitch: () => void };
  /** The size in other units, or its value. */
  readonly hint: string | undefined;
  /** In the person's words. */
  readonly error: string | undefined;
  /** The share of what is free that it takes; undefined while that is not known. */
  readonly share: number | undefined;
  readonly isShareKnown: boolean;
  readonly tone: 'up' | 'down';
}

/**
 * A size with its unit, and its share of the available balance as a slider. With hidden amounts a size from a share is
 * hidden as well, because it reveals the balance.
 */
export function SizeInput({ label, draft, act, unit, share, ...props }: SizeInputProps) {
  const t = useText('trading');
  const isMasked = useIsMasked();
  const isSecret = isMasked && draft.isFromShare;
  const secretHint = useSecretHint(draft.percent);
  const type = (text: string): void =>
    act({ type: 'size-text', text: isSecret ? text.replaceAll(hiddenText.slice(0, 1), '') : text });
  return (
    <div className={styles['size']}>
      <DecimalField
        label={label}
        name="size"
        help={<FieldTerm ids={[props.term]} label={label} />}
        value={isSecret ? hiddenText : draft.sizeText}
        onChange={type}
        placeholder="0"
        unit={<UnitSwitch {...unit} />}
        error={props.error}
        hint={isSecret ? secretHint : props.hint}
      />
      <PercentSlider
        label={t('ticket.share')}
        // The slider position of a typed size reveals the balance, too.
        value={isMasked && !draft.isFromShare ? undefined : share}
        tone={props.tone}
        isDisabled={!props.isShareKnown}
        onChange={(percent) => act({ type: 'percent', percent })}
      />
    </div>
  );
}

/** Says in words what the hidden size is. */
function useSecretHint(percent: number | undefined): string {
  const t = useText('trading');
  const format = useFormat();
  return percent === undefined ? t('ticket.sizeHidden') : t('ticket.sizeHiddenShare', { share: format.share(percent) });
}

function UnitSwitch({ name, label, onSwitch }: SizeInputProps['unit']) {
  return (
    <button type="button" className={styles['unit']} aria-label={label} onClick={onSwitch}>
      {name}
      <IconArrowsExchange size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
