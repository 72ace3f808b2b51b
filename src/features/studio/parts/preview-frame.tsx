import { useState, type RefObject } from 'react';
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

/** A page of the product that follows an order. */
export function PreviewFrame({ name, path, title, size, frame }: PreviewFrameProps) {
  const [first] = useState(path);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this page itself, and shares its world
    <iframe ref={frame} name={name} src={`${previewSearch}#${first}`} title={title} className={styles[size]} />
  );
}
