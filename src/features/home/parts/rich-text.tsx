import { useEffect, useRef, useState } from 'react';
import { withoutTags } from '../../../core/rules/text-checks.ts';
import { SkeletonRows } from '../../../core/ui/list-state.tsx';
import { sanitise } from './sanitise.ts';
import styles from './rich-text.module.css';

/** HTML of the server, cleaned before it reaches the page. The cleaner is fetched with the first text that needs it. */
export function RichText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = (content: Node | string): void => {
      if (!isCurrent) return;
      place.current?.replaceChildren(content);
      setIsShown(true);
    };
    import('dompurify').then(
      ({ default: purifier }) => show(sanitise(purifier, html)),
      // Without the cleaner the words alone are shown.
      () => show(withoutTags(html)),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return (
    <>
      {isShown ? undefined : <SkeletonRows count={3} height={40} />}
      <div ref={place} className={styles['text']} />
    </>
  );
}
