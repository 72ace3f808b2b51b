import { expect, test } from 'vitest';
import { downloadsOf } from './downloads.ts';

test('downloadsOf: one of each kind, by the usual key first', () => {
  const found = downloadsOf({
    apk_url: 'https://a.example/old.apk',
    android_url: 'https://a.example/app.apk',
    down_url: ' https://a.example/ ',
  });
  expect(found.map(({ kind, address }) => `${kind} ${address.href}`)).toEqual([
    'android https://a.example/app.apk',
    'any https://a.example/',
  ]);
});

test('downloadsOf: the keys that servers of this protocol were seen to use', () => {
  const found = downloadsOf({
    ios_apk_download_url: 'https://a.example/ios',
    apk_download_url: 'https://a.example/apk',
    open_url: 'https://a.example/open',
    android_url: 'https://a.example/other',
  });
  expect(found.map(({ kind, address }) => `${kind} ${address.pathname}`)).toEqual([
    'ios /ios',
    'android /apk',
    'any /open',
  ]);
});

test('downloadsOf: nothing that is no address of the web', () => {
  expect(downloadsOf({ ios_url: 'itms-services://?action=download', android_url: '', app_url: 'app.apk' })).toEqual([]);
});
