import { IconGif } from '../../../core/ui/icons/gif.gen.tsx';
import { IconMusic } from '../../../core/ui/icons/music.gen.tsx';
import { IconPhoto } from '../../../core/ui/icons/photo.gen.tsx';
import { IconVideo } from '../../../core/ui/icons/video.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import type { MediaKind } from '../../../core/domain/products/artwork.ts';

const icons: Readonly<Record<MediaKind, Icon>> = {
  image: IconPhoto,
  gif: IconGif,
  audio: IconMusic,
  video: IconVideo,
};

export function MediaKindIcon({ kind, size }: { readonly kind: MediaKind; readonly size: number }) {
  const Chosen = icons[kind];
  return <Chosen size={size} stroke={1.75} aria-hidden="true" />;
}
