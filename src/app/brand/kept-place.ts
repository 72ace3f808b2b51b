import { isPreviewSearch, previewPrefix } from '../../core/brand/preview-order.ts';

/** In the demo, a page that the studio shows. */
export const isPreview = (): boolean => __SERVER__ === 'in-browser' && isPreviewSearch(window.location.search);

// Each condition is decided while building: a build for real servers has one place.

/** Keeps what builds for different servers leave on one device apart, and what the pages of the studio leave. */
export const keptPrefix = (): string =>
  __SERVER__ === 'in-browser' && isPreview() ? previewPrefix : `tandem.${__SERVER__}.`;

/** What the pages of the studio keep is gone with its tab. Reading it throws where the person forbids it. */
export const keptArea = (): Storage =>
  __SERVER__ === 'in-browser' && isPreview() ? window.sessionStorage : window.localStorage;
