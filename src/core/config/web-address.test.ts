import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { parseRuntimeConfig } from './runtime-config.ts';
import { isApiBase, isHostAddress, isWebAddress } from './web-address.ts';

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

test.each(crooked)('R9 config.json: %j is no place for calls, pictures or events', (address) => {
  expect([isApiBase(address), isWebAddress(address), isHostAddress(address)]).toEqual([false, false, false]);
  expect(() => parseRuntimeConfig({ apiBase: address })).toThrow(AppError);
});

test.each(['/api?to=//elsewhere.example', '/api#', 'https://api.example.com/api?x=', 'https://api.example.com/#'])(
  'R9 config.json: behind %j the path of a call would be no path',
  (address) => {
    expect([isApiBase(address), isHostAddress(address)]).toEqual([false, false]);
  },
);

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
