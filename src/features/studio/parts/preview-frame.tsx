import { useEffect, useRef, useState, type RefObject } from 'react';
import { previewSearch } from '../../../core/brand/preview-order.ts';
import styles from './preview-frame.module.css';

export interface PreviewFrameProps {
  /** The order. */
  readonly name: string;
  /** The page that it begins with. */
  readonly path: string;
  readonly title: string;
  readonly size: 'phone' | 'desktop';
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Pixels; the looks have the same ones. */
const desktop = { width: 1280, height: 800 } as const;

/** A page of the product that follows an order. A desktop is drawn smaller where it has no room. */
export function PreviewFrame({ name, path, title, size, frame }: PreviewFrameProps) {
  const [first] = useState(path);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room);
  const isDesktop = size === 'desktop';
  return (
    <div ref={room} className={styles['room']} style={isDesktop ? { height: desktop.height * scale } : undefined}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this page itself, and shares its world */}
      <iframe
        ref={frame}
        name={name}
        src={`${previewSearch}#${first}`}
        title={title}
        className={styles[size]}
        style={isDesktop ? { transform: `scale(${scale})` } : undefined}
      />
    </div>
  );
}

/** How much of a desktop's width there is, at most all of it. */
function useScale(room: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState<number>(desktop.width);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? desktop.width));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [room]);
  return Math.min(1, width / desktop.width);
}
