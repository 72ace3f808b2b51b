import { IconGif, IconMusic, IconPhoto, IconVideo, type Icon } from '@tabler/icons-react';
import type { MediaKind } from '../../../core/domain/artwork.ts';

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
