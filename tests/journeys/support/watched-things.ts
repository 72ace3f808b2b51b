import { expect, type Page } from '@playwright/test';
import type { NoticeSubject } from '../../../src/core/domain/notices/notice.ts';

/** Waits until the page has seen something of this subject that can still change: only then is its end news. */
export const isWatched = (page: Page, subject: NoticeSubject): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((name) => {
        interface Book {
          readonly watched?: Readonly<
            Record<string, { readonly things: Readonly<Record<string, { isOpen: boolean }>> }>
          >;
        }
        const books = Object.keys(localStorage).filter((key) => /\.notices\.[^.]+$/.test(key));
        return books.some((key) => {
          const { watched } = JSON.parse(localStorage.getItem(key) ?? '{}') as Book;
          return Object.values(watched?.[name]?.things ?? {}).some(({ isOpen }) => isOpen);
        });
      }, subject),
    )
    .toBe(true);
