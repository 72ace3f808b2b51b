import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where on the page notices are drawn at present; nowhere until it stands there. */
export const NoticePlace = createContext<HTMLElement | null>(null);

/** Draws its cards in the one place for notices: below those that were there before, whoever drew them. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const place = use(NoticePlace);
  return place === null ? undefined : createPortal(children, place);
}
