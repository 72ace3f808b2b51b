import { act, renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { loadTexts } from '../../../core/i18n/i18n.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { useDraft } from './use-draft.ts';

const mark = 'data:image/svg+xml,%3Csvg/%3E';

function opened() {
  const root = new Container();
  root.bind(KeyValueStorage).toConstantValue(memoryStorage());
  return renderHook(() => useDraft(), { wrapper: portsAround(root) }).result;
}

const place = document.createElement('script');
beforeEach(async () => {
  await loadTexts(['studio']);
  place.type = 'application/json';
  place.id = 'brand';
  document.body.append(place);
});
afterEach(() => place.remove());

test('useDraft: a demo that was built with a brand begins with that brand, and comes back to it', () => {
  place.textContent = JSON.stringify({ name: 'Acme Markets', marks: { light: mark, dark: mark } });
  const used = opened();
  expect(used.current).toMatchObject({ began: 'whole', block: { name: 'Acme Markets', marks: { dark: mark } } });
  act(() => used.current.change({ name: 'Other' }));
  expect(used.current.block).toMatchObject({ name: 'Other' });
  act(() => used.current.beginAnew());
  expect(used.current.block).toMatchObject({ name: 'Acme Markets' });
});

test('useDraft: pictures that lie beside the demo are asked for again', () => {
  place.textContent = JSON.stringify({ name: 'Acme Markets', marks: { light: 'brand/l.svg', dark: 'brand/d.svg' } });
  expect(opened().current).toMatchObject({ began: 'picturesBeside', block: { name: 'Acme Markets' } });
});

test('useDraft: without a brand of its own the demo begins with an empty one', () => {
  place.remove();
  expect(opened().current).toMatchObject({ began: 'whole', block: {} });
});

test('useDraft: without a name the field says so, and the preview keeps the last good one, in a demo with a brand and in none', () => {
  place.textContent = JSON.stringify({ name: 'Acme Markets', accent: '#e4007f' });
  const used = opened();
  act(() => used.current.change({ name: '' }));
  expect(used.current.block).not.toHaveProperty('name');
  expect(used.current.previewed).toMatchObject({ name: 'Acme Markets', accent: '#e4007f' });
  expect(used.current.whyOf('name')).toContain('Acme Markets');
  // A name that is refused has its own reason.
  act(() => used.current.change({ name: 'A'.repeat(41) }));
  expect(used.current.previewed).toMatchObject({ name: 'Acme Markets' });
  expect(used.current.whyOf('name')).toContain('40');
  place.remove();
  const plain = opened();
  expect([plain.current.previewed, plain.current.whyOf('name')]).toEqual([{}, undefined]);
  act(() => plain.current.change({ accent: '#e4007f' }));
  expect(plain.current.previewed).toMatchObject({ name: 'Your brand' });
  act(() => plain.current.change({ name: 'Nord' }));
  act(() => plain.current.change({ name: '' }));
  expect(plain.current.previewed).toMatchObject({ name: 'Nord' });
  act(() => plain.current.beginAnew());
  expect([plain.current.previewed, plain.current.whyOf('name')]).toEqual([{}, undefined]);
});
