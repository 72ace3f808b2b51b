import { Link } from 'react-router-dom';
import { stateOf, type Artwork } from '../../../core/domain/products/artwork.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { UnknownText } from '../../../core/ui/money/money-text.tsx';
import { ShowPicture } from '../../../core/ui/pictures/show-picture.tsx';
import { usePicture } from '../../../core/ui/pictures/use-picture.ts';
import { artworkPath } from '../../shared/nft/model/artwork-path.ts';
import { MediaKindIcon } from './media-kind-icon.tsx';
import styles from './nft.module.css';
import { useNftWords } from './use-nft-words.ts';

export interface ArtworkTileProps {
  readonly artwork: Artwork;
  /** The server's time, epoch ms. */
  readonly now: number;
  /** Its owner looks: that nothing is for sale is no news. */
  readonly isOwn?: boolean | undefined;
}

/** One artwork in a grid; the whole tile leads to it, and nothing in it moves. */
export function ArtworkTile({ artwork, now, isOwn = false }: ArtworkTileProps) {
  const t = useText('nft');
  const format = useFormat();
  const words = useNftWords();
  const picture = usePicture(artwork.poster);
  const { name, kind, saleKind, artistName, price, currencyName } = artwork;
  return (
    <li className={styles['cell']}>
      <Link className={styles['tile']} to={artworkPath(artwork)}>
        <span className={styles['frame']}>
          {picture.address === undefined ? (
            <span className={styles['empty']}>
              <MediaKindIcon kind={kind} size={40} />
            </span>
          ) : (
            <img src={picture.address} alt="" width={200} height={200} loading="lazy" decoding="async" />
          )}
          <span className={styles['badge']}>{t(`sale.${saleKind}`)}</span>
          {kind === 'image' ? undefined : (
            <span className={styles['kind']} title={t(`kind.${kind}`)}>
              <MediaKindIcon kind={kind} size={16} />
            </span>
          )}
        </span>
        <span className={styles['name']}>{name}</span>
        {artistName === undefined ? undefined : <span className={styles['by']}>{artistName}</span>}
        <span className={styles['price']}>
          <span>{t(saleKind === 'auction' ? 'priceOf.now' : `priceOf.${saleKind}`)}</span>
          {currencyName === '' ? (
            <span>
              {format.amount(price)} <UnknownText reason={t('unitUnknown')} />
            </span>
          ) : (
            <span>{format.amount(price, { currency: currencyName })}</span>
          )}
        </span>
        {isOwn && stateOf(artwork, now) === 'over' && !artwork.isWon ? undefined : (
          <span className={styles['state']}>{words.standing(artwork, now)}</span>
        )}
      </Link>
      <span className={styles['asking']}>
        <ShowPicture name={name} onShow={picture.show} isOver />
      </span>
    </li>
  );
}
