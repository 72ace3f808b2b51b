import { expect, test } from 'vitest';
import { forgetPreview } from './forget-preview.ts';

test('H20 forgetPreview: what the shown pages kept is gone, and nothing else', () => {
  sessionStorage.setItem('tandem.preview.token', 'a1');
  sessionStorage.setItem('tandem.preview.lang', 'fra');
  sessionStorage.setItem('tandem.visit.ladder', '1');
  forgetPreview();
  expect(Object.keys(sessionStorage)).toEqual(['tandem.visit.ladder']);
});
