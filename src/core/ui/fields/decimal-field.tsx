import { IconMinus } from '../icons/minus.gen.tsx';
import { IconPlus } from '../icons/plus.gen.tsx';
import {
  useId,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { readField } from '../../money/parse.ts';
import styles from './decimal-field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { Readings } from './later-readings.ts';

export interface DecimalFieldProps {
  readonly label: string;
  /** The text as typed. While the person does not type, the field shows the number as the language writes it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly unit?: ReactNode;
  /** Shows the two steppers; the arrow keys do the same. */
  readonly onStep?: ((direction: 1 | -1) => void) | undefined;
  readonly stepLabels?: { readonly up: string; readonly down: string } | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Hides the label from the eye, not from screen readers. */
  readonly isHeadless?: boolean | undefined;
  /** In place of the label for the eye: the door to its word. */
  readonly help?: ReactNode;
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly onBlur?: (() => void) | undefined;
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const roomFor = (value: string): CSSProperties & Record<'--characters', string> => ({
  '--characters': String(Math.max(1, value.length)),
});

/**
 * A number as text: decimal keypad, everything selected on focus. A number that can be read in two ways is asked about. Letters
 * that make room for all digits: phones that would magnify the page for small ones have large ones while it is written in
 * (`watch-keyboard.css`).
 */
export function DecimalField({ ref, ...props }: DecimalFieldProps) {
  const { label, value, onChange, unit, onStep, hint } = props;
  const id = useId();
  const { languageTag } = useFormat();
  const [isTyping, setIsTyping] = useState(false);
  const { shown, choices } = readField(value, languageTag);
  const text = isTyping ? value : shown;
  // The question stands in place of an error.
  const error = choices === undefined ? props.error : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (direction === undefined || onStep === undefined) return;
    event.preventDefault();
    onStep(direction);
  };
  const onFocus = (event: FocusEvent<HTMLInputElement>): void => event.target.select();
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      isHeadless={props.isHeadless}
      help={props.help}
      below={<Readings choices={choices} onChoose={onChange} />}
    >
      {onStep === undefined ? undefined : <Stepper {...props} direction={-1} onStep={onStep} />}
      <span className={styles['room']} style={roomFor(text)}>
        <input
          ref={ref}
          id={id}
          name={props.name}
          className={styles['input']}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          placeholder={props.placeholder}
          disabled={props.isDisabled}
          aria-invalid={error === undefined && choices === undefined ? undefined : true}
          aria-describedby={describedBy(id, error, hint)}
          onChange={(event) => {
            setIsTyping(true);
            onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            setIsTyping(false);
            props.onBlur?.();
          }}
        />
      </span>
      {unit === undefined ? undefined : <span className={styles['unit']}>{unit}</span>}
      {onStep === undefined ? undefined : <Stepper {...props} direction={1} onStep={onStep} />}
    </FieldFrame>
  );
}

interface StepperProps extends Pick<DecimalFieldProps, 'label' | 'stepLabels' | 'isDisabled'> {
  readonly direction: 1 | -1;
  readonly onStep: (direction: 1 | -1) => void;
}

function Stepper({ label, stepLabels, isDisabled, direction, onStep }: StepperProps) {
  const t = useText('common');
  const Icon = direction === 1 ? IconPlus : IconMinus;
  const own = direction === 1 ? stepLabels?.up : stepLabels?.down;
  const usual = direction === 1 ? t('field.increase', { field: label }) : t('field.decrease', { field: label });
  return (
    // The arrow keys of the input do the same, so the steppers stay out of the tab order.
    <button
      type="button"
      className={styles['step']}
      tabIndex={-1}
      aria-label={own ?? usual}
      disabled={isDisabled}
      onClick={() => onStep(direction)}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
