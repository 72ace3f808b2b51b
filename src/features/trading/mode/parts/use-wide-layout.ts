import { useMedia } from '../../../../core/ui/use-media.ts';

/** True if chart, book, ticket and orders are side by side. */
export const useWideLayout = (): boolean => useMedia('(min-width: 800px) and (min-height: 481px)');

/** True if the parts of a desk share the window, each scrolling by itself, and the page does not scroll. */
export const useDeskLayout = (): boolean => useMedia('(min-width: 1024px) and (min-height: 600px)');
