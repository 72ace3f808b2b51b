import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { RequestState } from '../../../../core/sending/request-state.ts';
import { useRefusalText } from '../../orders/parts/use-refusal-text.ts';
import type { LadderOrderState, LadderPhase } from '../model/ladder-turn.ts';
import styles from './ladder.module.css';

export interface LadderRowProps extends LadderOrderState {
  /** Once the sending has begun, every row says where it stands. */
  readonly phase: LadderPhase;
  readonly price: ReactNode;
  readonly size: ReactNode;
  /** What it takes; its outcome stands in its place once the sending has begun. */
  readonly cost: ReactNode;
  /** Below it, before it is sent. */
  readonly note?: ReactNode;
  /** How it stands in the list of orders; undefined until it was seen there, and while it waits. */
  readonly standing?: string | undefined;
}

const tones: Readonly<Partial<Record<RequestState<unknown>['kind'], 'good' | 'bad'>>> = {
  accepted: 'good',
  found: 'good',
  refused: 'bad',
  'not-there': 'bad',
  unknown: 'bad',
  elsewhere: 'bad',
};

/** One order of a ladder: what it is, and how its sending goes. */
export function LadderRow({ phase, price, size, cost, note, standing, state, copies }: LadderRowProps) {
  const textOf = useResultText();
  const isBegun = phase !== 'choice';
  return (
    <li className={styles['row']} data-tone={copies === undefined ? tones[state?.kind ?? 'idle'] : 'bad'}>
      <span>{price}</span>
      {size}
      {isBegun ? (
        <span className={styles['result']} role="status">
          {(copies === undefined ? standing : undefined) ?? textOf({ phase, state, copies })}
        </span>
      ) : (
        cost
      )}
      {isBegun || note === undefined ? undefined : <span className={styles['rowNote']}>{note}</span>}
    </li>
  );
}

function useResultText(): (row: Pick<LadderRowProps, 'phase' | 'state' | 'copies'>) => string {
  const t = useText('records');
  const errorText = useRefusalText();
  return ({ phase, state, copies }) => {
    if (copies !== undefined) return t('ladder.row.doubled', { n: `${copies}` });
    switch (state?.kind) {
      case undefined:
      case 'idle':
      case 'review':
        return t(phase === 'over' ? 'ladder.row.notSent' : 'ladder.row.waiting');
      case 'sending':
        return t('ladder.row.sending');
      case 'open':
        return t('ladder.row.checking');
      case 'accepted':
      case 'found':
        return t('ladder.row.placed');
      case 'refused':
        return t('ladder.row.refused', { reason: errorText(state.error) });
      case 'not-there':
        return t('ladder.row.notPlaced');
      // Not from here: the other tab may well place it.
      case 'elsewhere':
        return t('ladder.row.unknown');
      case 'unknown':
        return state.isOver === true ? t('ladder.row.unknown') : t('ladder.row.checking');
    }
  };
}
