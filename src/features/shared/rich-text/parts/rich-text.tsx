import { useLayoutEffect, useRef } from 'react';
import { withoutTags } from '../../../../core/rules/text/text-checks.ts';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import styles from './rich-text.module.css';
import { useSanitise } from './use-sanitise.ts';

/** HTML of the server, sanitized before it reaches the page; plain text if the sanitizer cannot be loaded. */
export function RichText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const sanitise = useSanitise(true);
  useLayoutEffect(() => {
    if (sanitise === 'loading') return;
    place.current?.replaceChildren(sanitise === 'missing' ? withoutTags(html) : sanitise(html));
  }, [html, sanitise]);
  return (
    <>
      {sanitise === 'loading' ? <SkeletonRows count={3} height={40} /> : undefined}
      <div ref={place} className={styles['text']} />
    </>
  );
}
