import { IconPlayerPlay } from '../../../core/ui/icons/player-play.gen.tsx';
import { IconPlayerStop } from '../../../core/ui/icons/player-stop.gen.tsx';
import { useState, type ReactNode } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { ShowPicture } from '../../../core/ui/pictures/show-picture.tsx';
import { usePicture } from '../../../core/ui/pictures/use-picture.ts';
import { isMovingPicture } from '../model/media.ts';
import { MediaKindIcon } from './media-kind-icon.tsx';
import styles from './nft.module.css';

/** The poster first; what moves or sounds begins with a tap and ends with one. The box keeps its place meanwhile. */
export function MediaView({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const { kind, name, file } = artwork;
  const picture = usePicture(artwork.poster);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const fail = (): void => {
    setHasFailed(true);
    setIsPlaying(false);
  };
  const still =
    picture.address === undefined ? (
      <>
        <span className={styles['empty']}>
          {picture.show === undefined ? <MediaKindIcon kind={kind} size={72} /> : undefined}
        </span>
        <ShowPicture name={name} onShow={picture.show} isOver />
      </>
    ) : (
      <img src={picture.address} alt={name} width={400} height={400} decoding="async" />
    );
  const moving = kind === 'image' ? undefined : kind;
  const Sign = isPlaying ? IconPlayerStop : IconPlayerPlay;
  const hasOwnControls =
    isPlaying && (kind === 'audio' || (kind === 'video' && file !== undefined && !isMovingPicture(file)));
  return (
    <div className={styles['media']}>
      {isPlaying && file !== undefined ? <Playing artwork={artwork} file={file} still={still} onFail={fail} /> : still}
      {moving !== undefined && file !== undefined && !hasOwnControls ? (
        <button
          type="button"
          className={styles['play']}
          onClick={() => {
            setHasFailed(false);
            setIsPlaying(!isPlaying);
          }}
        >
          <Sign size={20} stroke={1.75} aria-hidden="true" />
          {t(isPlaying ? 'media.stop' : `media.play.${moving}`)}
        </button>
      ) : undefined}
      {moving !== undefined && (hasFailed || file === undefined) ? (
        <p className={styles['failed']} role={hasFailed ? 'alert' : undefined}>
          {t(hasFailed ? `media.error.${moving}` : 'media.missing')}
        </p>
      ) : undefined}
    </div>
  );
}

interface PlayingProps {
  readonly artwork: Artwork;
  readonly file: string;
  readonly still: ReactNode;
  readonly onFail: () => void;
}

function Playing({ artwork, file, still, onFail }: PlayingProps) {
  const { kind, name, poster } = artwork;
  if (kind === 'audio')
    return (
      <>
        {still}
        {/* Plays on request only; it has no speech to caption. */}
        <audio src={file} controls autoPlay aria-label={name} onError={onFail}>
          <track kind="captions" />
        </audio>
      </>
    );
  if (isMovingPicture(file)) return <img src={file} alt={name} width={400} height={400} onError={onFail} />;
  return (
    <video src={file} poster={poster} controls autoPlay playsInline aria-label={name} onError={onFail}>
      <track kind="captions" />
    </video>
  );
}
