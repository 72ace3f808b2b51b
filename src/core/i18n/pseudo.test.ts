import { describe, expect, test } from 'vitest';
import { stretchTexts } from './pseudo.ts';

describe('stretchTexts', () => {
  test('stretchTexts: keeps placeholders and adds at least 40 %', () => {
    const stretched = stretchTexts({ a: { b: 'At least {{min}} BTC' } });
    const text = JSON.stringify(stretched);
    expect(text).toContain('{{min}}');
    expect(text).toMatch(/^\{"a":\{"b":"\[Åt léást \{\{min\}\} BTC~{6}\]"\}\}$/);
  });
});
