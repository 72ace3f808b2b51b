import type { ReactNode } from 'react';
import { classNames } from '../../../../core/ui/class-names.ts';
import type { TermId } from '../../../shared/glossary/model/terms.ts';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import styles from './fact-list.module.css';

interface Line {
  readonly id: string;
  readonly label: string;
  /** Explains the name. */
  readonly term?: TermId;
  readonly value: ReactNode;
}

export interface Fact extends Line {
  /** What belongs to it, in further lines of the same row. */
  readonly below?: readonly Line[];
}

interface FactListProps {
  readonly facts: readonly Fact[];
  /** The rows stand closer, so that all of them are in sight on the smallest phone. */
  readonly isClose?: boolean;
}

/** Names on the left, values on the right. */
export function FactList({ facts, isClose = false }: FactListProps) {
  return (
    <dl className={classNames(styles['facts'], isClose && styles['close'])}>
      {facts.flatMap(({ below = [], ...fact }) => [
        <LineOfFact key={fact.id} line={fact} className={styles['fact']} />,
        ...below.map((line) => <LineOfFact key={line.id} line={line} className={styles['below']} />),
      ])}
    </dl>
  );
}

function LineOfFact({ line, className }: { readonly line: Line; readonly className: string | undefined }) {
  return (
    <div className={className}>
      <dt>{line.term === undefined ? line.label : <Term id={line.term}>{line.label}</Term>}</dt>
      <dd>{line.value}</dd>
    </div>
  );
}
