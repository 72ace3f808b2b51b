/** The id of the block that `TANDEM_BRAND` puts into the page of a demo. */
export const brandPlace = 'brand';

/** The block as it stands in the page; undefined without one. */
export function brandOfPage(page: Pick<Document, 'getElementById'>): unknown {
  const text = page.getElementById(brandPlace)?.textContent;
  return text === undefined || text === null || text === '' ? undefined : JSON.parse(text);
}
