import { useFormat } from '../../../../core/i18n/use-format.ts';
import { Notice } from './notice.tsx';
import styles from './requests.module.css';

/** A proof that the server has received and not decided yet. */
export interface SentProof {
  readonly id: string;
  readonly text: string;
  /** Server time. */
  readonly createdAt: string;
}

export interface SentProofsProps {
  readonly title: string;
  readonly proofs: readonly SentProof[];
}

/** The proofs sent before, from the server's own list, so that a returning person does not send one twice. */
export function SentProofs({ title, proofs }: SentProofsProps) {
  const format = useFormat();
  if (proofs.length === 0) return undefined;
  return (
    <Notice tone="wait" title={title}>
      {proofs.map(({ id, text, createdAt }) => (
        <p key={id}>
          {text} <time className={styles['small']}>{format.serverTime(createdAt)}</time>
        </p>
      ))}
    </Notice>
  );
}
