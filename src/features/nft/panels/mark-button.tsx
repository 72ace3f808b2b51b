import { IconHeart } from '../../../core/ui/icons/heart.gen.tsx';
import { IconHeartFilled } from '../../../core/ui/icons/heart-filled.gen.tsx';
import { useState } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { useMarkArtwork } from '../data/artworks.ts';

/** Remembers a work for the person; nothing for visitors and owners, whom servers refuse. */
export function MarkButton({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const mark = useMarkArtwork();
  const { isSignedIn, userId } = useSession();
  const [isSending, setIsSending] = useState(false);
  const { isFavourite, ownerId, code } = artwork;
  if (!isSignedIn || ownerId === userId || isFavourite === undefined) return undefined;
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const answer = await mark({ code });
    setIsSending(false);
    if (answer.kind === 'refused') notify.failure(answer.error);
  };
  const Sign = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t(isFavourite ? 'marks.remove' : 'marks.add')}
      aria-pressed={isFavourite}
      onClick={() => void send()}
    >
      <Sign size={22} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
