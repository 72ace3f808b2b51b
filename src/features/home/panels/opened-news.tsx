import type { Article } from '../../../core/domain/server/site.ts';
import { useSanitise } from '../../shared/rich-text/parts/use-sanitise.ts';
import { AnnouncementSheet } from './announcement-sheet.tsx';

export interface OpenedNewsProps {
  /** Undefined if nothing opens by itself. */
  readonly article: Article | undefined;
  readonly onClose: () => void;
}

/** Opened with its text in it: a sheet that grows after it came would move under the finger. */
export function OpenedNews({ article, onClose }: OpenedNewsProps) {
  const isReadable = useSanitise(article !== undefined) !== 'loading';
  return <AnnouncementSheet article={isReadable ? article : undefined} others={[]} onClose={onClose} />;
}
