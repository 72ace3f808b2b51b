import { expect, test } from 'vitest';
import { markTrouble } from './mark-picture.ts';

const png = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n rest')}`;
const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

test.each([png, svg, 'logo.svg', './brand/logo.png', '/brand/logo.webp'])('markTrouble: %s is a mark', (address) => {
  expect(markTrouble(address, false)).toBeUndefined();
});

test.each([
  ['https://cdn.example.com/logo.png', 'must be data: or a picture on the page’s own host'],
  ['//cdn.example.com/logo.png', 'must be data: or a picture on the page’s own host'],
  ['../secret/logo.png', 'must be data: or a picture on the page’s own host'],
  ['javascript:alert(1)', 'must be data: or a picture on the page’s own host'],
  ['logo.html', 'must be data: or a picture on the page’s own host'],
  ['', 'must be data: or a picture on the page’s own host'],
  ['data:text/html,<svg>', 'must be a picture: png, jpeg, gif, webp or svg+xml'],
  ['data:image/bmp;base64,Qk0=', 'must be a picture: png, jpeg, gif, webp or svg+xml'],
  [`data:image/png;base64,${btoa('<svg>')}`, 'is no picture of the kind png'],
  ['data:image/png;base64,###', 'is no picture of the kind png'],
  ['data:image/svg+xml,%E0%A4%A', 'is no picture of the kind svg+xml'],
  [`data:image/svg+xml,<svg>${' '.repeat(64_000)}`, 'is longer than 64000 characters'],
])('markTrouble: %s is refused: %s', (address, why) => {
  expect(markTrouble(address, false)).toBe(why);
});

test('markTrouble: one file has no files beside it', () => {
  expect(markTrouble('logo.svg', true)).toBe('must be data: in a build of one file');
  expect(markTrouble(png, true)).toBeUndefined();
});
