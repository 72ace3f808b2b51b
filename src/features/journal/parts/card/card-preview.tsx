import { useText } from '../../../../core/i18n/use-text.ts';
import { useObjectUrl } from '../../../shared/pictures/parts/use-object-url.ts';
import { cardSize } from '../../model/card-shapes.ts';
import styles from './card.module.css';
import type { DrawnCard } from './use-drawn-card.ts';

/** The picture itself, as it is saved, and in words for those who do not see it. */
export function CardPreview({ drawn }: { readonly drawn: DrawnCard | undefined }) {
  const t = useText('journal');
  const common = useText('common');
  const address = useObjectUrl(drawn?.picture);
  if (drawn !== undefined && drawn.picture === undefined)
    return (
      <p className={styles['failed']} role="alert">
        {t('card.failed')}
      </p>
    );
  if (drawn === undefined || address === undefined)
    return <div className={styles['picture']} role="status" aria-label={common('loading')} />;
  return <img className={styles['picture']} {...cardSize} src={address} alt={drawn.spoken} />;
}
