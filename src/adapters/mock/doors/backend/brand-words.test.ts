import { describe, expect, test } from 'vitest';
import { brandedFetch, brandWords, changed } from './brand-words.ts';

const words = brandWords('Acme "A" Markets');
if (words === undefined) throw new Error('this name has words of its own');

/** What the world was asked, and what the page is told. */
async function exchange(address: string, init: RequestInit, told: BodyInit, type = 'application/json') {
  const seen: { url: string; body: string }[] = [];
  const serve: typeof fetch = async (input, given) => {
    const request = new Request(input, given);
    seen.push({ url: request.url, body: await request.text() });
    return new Response(told, { status: 201, headers: { 'content-type': type } });
  };
  const answer = await brandedFetch(serve, words ?? { toWorld: String, toPage: String })(address, init);
  return { asked: seen[0], status: answer.status, text: await answer.text() };
}

describe('brandedFetch', () => {
  test('brandedFetch: the page hears the name and the host of the brand', async () => {
    const { status, text } = await exchange(
      'https://x.invalid/api/a',
      {},
      '{"name":"Tandem","mail":"demo@tandem.test"}',
    );
    expect(status).toBe(201);
    expect(JSON.parse(text)).toEqual({ name: 'Acme "A" Markets', mail: 'demo@acme-a-markets.test' });
  });

  test('brandedFetch: the world hears its own host, in addresses, forms and JSON', async () => {
    const form = new URLSearchParams({ username: 'demo@acme-a-markets.test' });
    const { asked } = await exchange(
      'https://x.invalid/api/a?to=demo@acme-a-markets.test',
      { method: 'POST', body: form },
      '',
    );
    expect(asked?.url).toContain('to=demo@tandem.test');
    expect(new URLSearchParams(asked?.body).get('username')).toBe('demo@tandem.test');
  });

  test('brandedFetch: uploads and pictures pass as they are', async () => {
    const body = new FormData();
    body.append('text', 'acme-a-markets.test');
    const { asked, text } = await exchange('https://x.invalid/a', { method: 'POST', body }, 'Tandem', 'image/png');
    expect(asked?.body).toContain('acme-a-markets.test');
    expect(text).toBe('Tandem');
  });
});

test('brandWords: the product under its own name needs none', () => {
  expect(brandWords('Tandem')).toBeUndefined();
});

test('changed: texts of the presenter are changed within, a world’s file stays', () => {
  expect(changed({ people: [{ identifier: 'demo@tandem.test' }] }, words.toPage)).toEqual({
    people: [{ identifier: 'demo@acme-a-markets.test' }],
  });
  expect([changed('Tandem', words.toPage), changed(undefined, words.toPage)]).toEqual(['Tandem', undefined]);
});
