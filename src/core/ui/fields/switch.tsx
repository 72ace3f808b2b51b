import { useId } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A whole row that switches something at once. */
export function Switch({ label, checked, onChange, description, isDisabled = false }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles['switch']}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      disabled={isDisabled}
      onClick={() => onChange(!checked)}
    >
      <span className={styles['texts']}>
        <span id={`${id}-label`}>{label}</span>
        {description === undefined ? undefined : (
          <span id={`${id}-description`} className={styles['description']}>
            {description}
          </span>
        )}
      </span>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['knob']} />
      </span>
    </button>
  );
}
