import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { parseRuntimeConfig } from './runtime-config.ts';
import { isApiBase } from './web-address.ts';

/** Each is read by a browser as another host, as a script, or as something that is no plain address. */
const crooked = [
  '',
  'api',
  '//elsewhere.example/api',
  '/\\elsewhere.example/api',
  '\\\\elsewhere.example/api',
  '/\t/elsewhere.example/api',
  '/\n/elsewhere.example/api',
  '/\r\\elsewhere.example/api',
  '\t//elsewhere.example/api',
  ' https://elsewhere.example',
  'https:elsewhere.example',
  'https:/elsewhere.example',
  'https:///elsewhere.example',
  'https:\\\\elsewhere.example',
  'https://\\elsewhere.example',
  'https://api.example.com\\@elsewhere.example',
  'https://api.example.com@elsewhere.example/api',
  'https://person:secret@api.example.com/api',
  'https://@api.example.com/api',
  'https://api.example.com:99999/api',
  'https://api.exam\nple.com/api',
  'http://api.example.com/api',
  'HTTP://api.example.com/api',
  'wss://api.example.com',
  'ftp://api.example.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,go()',
  'blob:https://api.example.com/4f6e',
  'file:///etc/passwd',
];

/** Whether the page would start with this in its file. */
function isTaken(file: object): boolean {
  try {
    parseRuntimeConfig(file);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

test.each(crooked)('R9 config.json: %j is no place for calls, pictures, events, rates or reports', (address) => {
  expect(isApiBase(address)).toBe(false);
  // Empty is the page's own host.
  const hosts = address === '' ? [] : [{ fileHost: address }, { realtime: { url: address } }];
  const files = [
    { apiBase: address },
    { ratesUrl: address },
    { observability: address },
    { pictureHosts: [address] },
    ...hosts,
  ];
  expect(files.filter(isTaken)).toEqual([]);
});

test.each(['/api?to=//elsewhere.example', '/api#', 'https://api.example.com/api?x=', 'https://api.example.com/#'])(
  'R9 config.json: behind %j the path of a call would be no path',
  (address) => {
    expect([isTaken({ apiBase: address }), isTaken({ fileHost: address })]).toEqual([false, false]);
  },
);

test('R9 config.json: rates and pages of the operator may be asked for with a question', () => {
  const url = 'https://rates.example.com/@team/rates.json?base=USD#now';
  expect(isTaken({ ratesUrl: url, legal: { links: [{ label: 'Terms', url }] } })).toBe(true);
});

test.each([
  '/api',
  '/',
  '/v1/api/',
  'https://api.example.com',
  'https://api.example.com:8443/v1',
  'https://[::1]:8443/api',
])('R9 config.json: calls may go to %j, which a browser reads as it stands', (address) => {
  expect(isApiBase(address)).toBe(true);
  const page = 'https://app.example/';
  const read = new URL(address, page);
  expect(read.origin).toBe(address.startsWith('/') ? new URL(page).origin : new URL(address).origin);
});
