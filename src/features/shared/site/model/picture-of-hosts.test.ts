import { expect, test } from 'vitest';
import { pictureOfHosts } from './picture-of-hosts.ts';

const page = 'https://app.example/#/pages/common/login';
const hosts = ['https://files.example.com/pictures', ''];

test.each(['/upload/logo.png', 'https://app.example/logo.svg', 'https://files.example.com/upload/logo.png'])(
  'R11 pictureOfHosts: %s is a picture of the site',
  (address) => {
    expect(pictureOfHosts(address, page, hosts)).toBe(address);
  },
);

test.each([
  undefined,
  'https://elsewhere.example/logo.png',
  '//elsewhere.example/logo.png',
  'https://files.example.com.elsewhere.example/logo.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml,<svg onload="go()">',
  'blob:https://app.example/4f6e',
  'javascript:go()',
  'https://',
])('R11 pictureOfHosts: %s is none', (address) => {
  expect(pictureOfHosts(address, page, hosts)).toBeUndefined();
});

test('R11 pictureOfHosts: a page that is a file has no host, and neither has what stands in an address', () => {
  for (const address of ['data:image/png;base64,iVBORw0KGgo=', 'file:///home/logo.png', 'logo.png'])
    expect(pictureOfHosts(address, 'file:///home/tandem-demo.html', [])).toBeUndefined();
});
