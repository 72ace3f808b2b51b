import { pictureFolder } from '../../kernel/requests/picture-rules.ts';

/** Where the sandbox has its logo, as an operator's server has one. */
export const siteLogoPath = `${pictureFolder}site-logo.svg`;

/** Its drawing names no colour, as many logos do not: it must be visible on both backgrounds. The name fits in any face. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 48" width="150" height="48">
<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
<path d="M8 34 20 22l8 8 12-12"/><path d="M8 24 20 12l8 8L40 8"/></g>
<text x="50" y="32" textLength="96" lengthAdjust="spacingAndGlyphs" font-family="system-ui, sans-serif" font-size="24" font-weight="700">Sandbox</text></svg>`;

export const siteLogo = { bytes: new TextEncoder().encode(drawing), type: 'image/svg+xml' };
