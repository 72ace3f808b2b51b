import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element that notices render into; null until it exists. */
export const NoticePlace = createContext<HTMLElement | null>(null);

/** Renders its cards in the one region for notices, below earlier ones, from any owner. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const place = use(NoticePlace);
  return place === null ? undefined : createPortal(children, place);
}
