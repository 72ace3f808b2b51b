import { expect, test, vi } from 'vitest';
import { OffSwitch } from './off-switch.ts';

const scope = 'https://demo.test/shown/';

function switchBeside(answer: () => Promise<Response>) {
  const putAway = vi.fn<() => Promise<void>>(async () => undefined);
  const asked: Request[] = [];
  const offSwitch = new OffSwitch({
    scope,
    putAway,
    fetch: (request) => {
      asked.push(request);
      return answer();
    },
  });
  return { offSwitch, putAway, asked };
}

test('R2 OffSwitch: the word in the file beside the worker puts everything away, once', async () => {
  const { offSwitch, putAway, asked } = switchBeside(async () => new Response('off\n'));
  expect([await offSwitch.look(), await offSwitch.look(), offSwitch.isOff]).toEqual([true, true, true]);
  expect(putAway).toHaveBeenCalledOnce();
  expect(asked.map(({ url, cache }) => [url, cache])).toEqual([[`${scope}service-worker.off`, 'no-store']]);
});

test.each([
  ['no such file', async () => new Response('', { status: 404 })],
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['the page of a portal', async () => new Response('off', { headers: { 'content-type': 'text/html' } })],
  ['a page that says more', async () => new Response('<html>off</html>')],
  [
    'another address that a redirect led to',
    async () => Object.defineProperty(new Response('off'), 'redirected', { value: true }),
  ],
])('R2 OffSwitch: %s switches nothing off, and the host is asked again', async (_name, answer) => {
  const { offSwitch, putAway, asked } = switchBeside(answer);
  expect([await offSwitch.look(), await offSwitch.look(), offSwitch.isOff]).toEqual([false, false, false]);
  expect(putAway).not.toHaveBeenCalled();
  expect(asked).toHaveLength(2);
});
