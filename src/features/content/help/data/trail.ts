/** The pages of this visit, newest first, without their query, which may be private. */
let pages: readonly string[] = [];
const longest = 5;

export function notePage(path: string): void {
  if (pages[0] !== path) pages = [path, ...pages].slice(0, longest);
}

export const visitedPages = (): readonly string[] => pages;
