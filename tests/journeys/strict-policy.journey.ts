import type { Page } from '@playwright/test';
import { expect, test } from './support/world.ts';

/** Tries what a script that got into the page would try; names what succeeded. */
const attempts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const done: string[] = [];
    Object.assign(globalThis, { slipped: (name: string) => done.push(name) });
    const inline = document.createElement('script');
    inline.textContent = 'slipped("inline script")';
    const handler = document.createElement('img');
    handler.setAttribute('onerror', 'slipped("handler")');
    handler.src = 'data:,';
    const foreign = document.createElement('script');
    foreign.src = 'data:text/javascript,slipped("data script")';
    const style = document.createElement('style');
    style.textContent = 'body { --slipped: yes }';
    document.body.append(inline, handler, foreign, style);
    // Not at once: what the browser's own tools evaluate may evaluate more.
    // The attempt is the subject here.
    // oxlint-disable-next-line no-new-func, typescript/no-unsafe-return, typescript/no-unsafe-call, typescript/no-implied-eval
    setTimeout(() => new Function('slipped("evaluated text")')());
    await fetch('http://127.0.0.1:9/').then(
      () => done.push('call'),
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (getComputedStyle(document.body).getPropertyValue('--slipped') !== '') done.push('style');
    return done;
  });

test('H19: what does not belong to the page does not run in it, nor does it speak to anybody', async ({
  world,
  context,
}) => {
  // A page of its own: what it is refused here is no complaint of the program.
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(world.address);
  await expect(page.getByRole('main')).toBeVisible();
  expect(refused).toEqual([]);
  expect(await attempts(page)).toEqual([]);
  for (const what of ['inline script', 'inline event handler', 'inline style', 'connect|Connecting|connect-src'])
    expect(
      refused.some((text) => new RegExp(what).test(text)),
      what,
    ).toBe(true);
  const answer = await page.request.get(world.address);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
