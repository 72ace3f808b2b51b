import { useLayoutEffect, useRef } from 'react';
import { withoutTags } from '../../../../core/rules/text/text-checks.ts';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { ShowPicture } from '../../../../core/ui/pictures/show-picture.tsx';
import { usePicture } from '../../../../core/ui/pictures/use-picture.ts';
import styles from './rich-text.module.css';
import { useSanitise } from './use-sanitise.ts';

const firstPicture = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i;

/** HTML of the server, sanitized before it reaches the page; plain text if the sanitizer cannot be loaded. */
export function RichText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const sanitise = useSanitise(true);
  const picture = usePicture(firstPicture.exec(html)?.[1]);
  const hasPictures = picture.show === undefined;
  useLayoutEffect(() => {
    if (sanitise === 'loading') return;
    place.current?.replaceChildren(sanitise === 'missing' ? withoutTags(html) : sanitise(html, hasPictures));
  }, [html, sanitise, hasPictures]);
  return (
    <>
      {sanitise === 'loading' ? <SkeletonRows count={3} height={40} /> : undefined}
      <div ref={place} className={styles['text']} />
      <ShowPicture onShow={picture.show} />
    </>
  );
}
