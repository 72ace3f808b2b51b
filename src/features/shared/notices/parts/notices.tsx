import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element that notices render into; null until it exists. */
export const NoticePlace = createContext<HTMLElement | null>(null);

/** Whether what is told has no place on the page for now: it waits, and the bell counts it. */
export const NoticeWaits = createContext(false);

/** Renders its cards in the one region for notices, below earlier ones, from any owner. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const place = use(NoticePlace);
  return place === null ? undefined : createPortal(children, place);
}
