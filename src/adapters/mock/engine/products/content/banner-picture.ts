const width = 320;
const height = 160;

/** Two simple line pictures, in the picture's own colour, so that they suit a light and a dark page. */
const lines = {
  practise: 'M24 120 L72 84 L120 100 L168 52 L216 72 L296 28 M24 136 H296',
  watch:
    'M40 136 V60 M40 76 h16 v40 h-32 v-40 z M120 136 V36 M120 52 h16 v56 h-32 v-56 z M200 120 V24 M200 40 h16 v48 h-32 v-48 z M280 104 V20 M280 32 h16 v44 h-32 v-44 z',
} as const;

/** A picture that needs no server and no network: a data address. */
export function bannerPicture(kind: keyof typeof lines): string {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">`;
  const path = `<path d="${lines[kind]}" stroke="gray" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
  return `data:image/svg+xml;base64,${btoa(`${frame}${path}</svg>`)}`;
}
