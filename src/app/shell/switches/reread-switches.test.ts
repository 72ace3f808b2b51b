import { expect, test, vi } from 'vitest';
import type { Switches } from '../../../core/config/switches.ts';
import { rereadMs, rereadSwitches } from './reread-switches.ts';

type Visibility = DocumentVisibilityState;

/** A page whose sight, clock and host a test moves by hand. */
function stage(answer: () => Promise<Response>) {
  const events = new EventTarget();
  let visibilityState: Visibility = 'visible';
  let now = 1_000_000;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const found: Switches[] = [];
  const asked = vi.fn<typeof fetch>(answer);
  const page = {
    get visibilityState() {
      return visibilityState;
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const stop = rereadSwitches({
    page,
    clock: {
      now: () => now,
      after: (delayMs, run) => {
        const timer = { at: now + delayMs, run };
        timers.push(timer);
        return () => void (timers = timers.filter((one) => one !== timer));
      },
    },
    fetch: asked,
    put: (switches) => found.push(switches),
  });
  return {
    asked,
    found,
    stop,
    pass: async (ms: number): Promise<void> => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      due.forEach(({ run }) => run());
    },
    see: async (state: Visibility): Promise<void> => {
      visibilityState = state;
      events.dispatchEvent(new Event('visibilitychange'));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
const file =
  (body: unknown, status = 200): (() => Promise<Response>) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('rereadSwitches: on return to the page, at most once in five minutes, past no cache of the browser', async () => {
  const { asked, found, see, pass } = stage(file({ products: { nft: false } }));
  await see('visible');
  expect(asked).not.toHaveBeenCalled();
  await see('hidden');
  await pass(rereadMs + 1);
  expect(asked).not.toHaveBeenCalled();
  await see('visible');
  await see('hidden');
  await see('visible');
  await settled();
  expect(asked.mock.calls).toEqual([['./config.json', { cache: 'no-store', redirect: 'error' }]]);
  expect(found).toMatchObject([{ products: { nft: false, spot: true }, decided: ['nft'] }]);
});

test('rereadSwitches: a page that stays in sight asks as well, and no more once it is over', async () => {
  const { asked, pass, stop } = stage(file({}));
  await pass(rereadMs);
  await settled();
  await pass(rereadMs);
  await settled();
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
  await pass(rereadMs);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Promise<Response>]>([
  ['does not come', () => Promise.reject(new TypeError('no network'))],
  ['is missing', file({}, 404)],
  ['is a failure of the host', file({}, 503)],
  ['is wrong', file({ products: { nft: 'no' } })],
  ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
])('rereadSwitches: a file that %s changes nothing', async (_what, answer) => {
  const { asked, found, pass } = stage(answer);
  await pass(rereadMs);
  await settled();
  expect(asked).toHaveBeenCalledOnce();
  expect(found).toEqual([]);
});
