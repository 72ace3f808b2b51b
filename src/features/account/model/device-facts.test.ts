import { describe, expect, test } from 'vitest';
import { deviceFacts } from './device-facts.ts';

describe('E13 what this device says of itself', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 'Chrome 126', 'Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17',
      'iOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox 127', 'Windows'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36 EdgA/126.0', 'Edge 126', 'Android'],
    ['something else', '', ''],
  ])('deviceFacts: %s', (userAgent, browser, system) => {
    expect(deviceFacts(userAgent)).toEqual({ browser, system });
  });
});
