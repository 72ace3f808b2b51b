import { drawIcons, type IconLook } from '../../core/brand/draw-icons.ts';

let drawn: { readonly look: string; readonly icons: ReturnType<typeof drawIcons> } | undefined;

/** Drawn once as long as the look stays: in another language the page asks its host for no picture again. */
export function iconsOf(look: IconLook): ReturnType<typeof drawIcons> {
  const key = JSON.stringify(look);
  if (drawn?.look !== key) drawn = { look: key, icons: drawIcons(look) };
  return drawn.icons;
}
