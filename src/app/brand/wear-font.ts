import { fontBytes } from '../../core/brand/font-data.ts';
import { ownFamily } from '../../core/brand/brand-sheet.ts';

/** Puts a font that is written in the block itself on the page: no policy asks where such a font comes from. */
export function wearFont(address: string): void {
  const bytes = fontBytes(address);
  if (bytes === undefined || !('FontFace' in window)) return;
  const face = new FontFace(ownFamily, bytes);
  document.fonts.add(face);
  // Of a font that no browser can read the families take the place.
  face.load().catch(() => document.fonts.delete(face));
}
