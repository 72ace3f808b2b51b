import styles from './requests.module.css';

export interface TickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** Something to be agreed to: never ticked in advance. */
export function TickBox({ label, isTicked, onTick }: TickBoxProps) {
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        className={styles['box']}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
