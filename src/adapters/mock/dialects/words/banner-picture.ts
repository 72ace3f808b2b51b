const line = 'M24 120 L72 84 L120 100 L168 52 L216 72 L296 28 M24 136 H296';
const frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" fill="none">';
const path = `<path d="${line}" stroke="gray" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;

/** The picture of a banner as a data address, which needs no server and no network. */
export const bannerPicture = `data:image/svg+xml;base64,${btoa(`${frame}${path}</svg>`)}`;
