import { orderOfName } from '../../core/brand/preview-order.ts';
import { brandPlace } from '../../core/config/brand.ts';
import { isPreview } from './kept-place.ts';

/** The block as the frame of the studio or the page says it; undefined without one. */
export function brandOfPage(page: Pick<Document, 'getElementById'>): unknown {
  if (isPreview()) return orderOfName(window.name)?.brand;
  const text = page.getElementById(brandPlace)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : JSON.parse(text);
}
