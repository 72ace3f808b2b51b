import type { CSSProperties, ReactNode } from 'react';
import styles from './figures.module.css';

export interface FigureOfProduct {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** The one that is looked for first. */
  readonly isLead?: boolean | undefined;
}

export interface FiguresProps {
  readonly figures: readonly FigureOfProduct[];
  /** The room of one, in px, where the usual one is too little for it. */
  readonly least?: number | undefined;
}

const usual = 104;

/** What counts of a product, side by side. */
export function Figures({ figures, least }: FiguresProps) {
  const style: CSSProperties & Record<'--figure', string> = { '--figure': `${least ?? usual}px` };
  return (
    <dl className={styles['figures']} style={style}>
      {figures.map(({ id, label, value, isLead = false }) => (
        <div key={id} data-lead={isLead}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
