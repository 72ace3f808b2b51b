import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import { limitsPath } from '../../../shared/limits/model/limits-path.ts';
import styles from './loss-notice.module.css';

export interface LossNoticeProps {
  /** The number of losses in a row; undefined without a notice. */
  readonly losses: number | undefined;
  readonly onSeen: () => void;
}

/** After several losses in a row: a calm note with a link to a break. It blocks nothing. */
export function LossNotice({ losses, onSeen }: LossNoticeProps) {
  const t = useText('options');
  const trading = useText('trading');
  const format = useFormat();
  if (losses === undefined) return undefined;
  return (
    <div className={styles['notice']} role="status">
      <p>{t('pace.losses', { n: format.count(losses) })}</p>
      <div className={styles['choices']}>
        <LinkButton to={limitsPath} variant="secondary" size="small">
          {trading('limitsLink')}
        </LinkButton>
        <Button variant="quiet" size="small" onClick={onSeen}>
          {t('pace.seen')}
        </Button>
      </div>
    </div>
  );
}
