import { useLayoutEffect, useRef } from 'react';
import { withoutTags } from '../../../../core/rules/text-checks.ts';
import { SkeletonRows } from '../../../../core/ui/list-state.tsx';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise.ts';
import { usePurifier } from './purifier.ts';

/** HTML of the server, cleaned before it reaches the page; the words alone where the cleaner could not be had. */
export function RichText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const purifier = usePurifier(true);
  useLayoutEffect(() => {
    if (purifier === 'loading') return;
    place.current?.replaceChildren(purifier === 'missing' ? withoutTags(html) : sanitise(purifier, html));
  }, [html, purifier]);
  return (
    <>
      {purifier === 'loading' ? <SkeletonRows count={3} height={40} /> : undefined}
      <div ref={place} className={styles['text']} />
    </>
  );
}
