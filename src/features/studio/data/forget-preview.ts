import { previewPrefix } from '../../../core/brand/preview-order.ts';

/** Drops what the shown pages have kept, the sessions of their people among it. */
export function forgetPreview(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(previewPrefix)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}
