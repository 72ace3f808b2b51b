import type { Page } from '@playwright/test';
import { goToAddress } from './support/addresses.ts';
import { builtScreens } from './support/screens.ts';
import { goTo } from './support/walk.ts';
import { signIn } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** Every console message that says the policy refused something. */
function refusalsOn(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** Tries what a script that got into the page would try; names what succeeded. */
const attempts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const done: string[] = [];
    const mark = (name: string): void => void done.push(name);
    Object.assign(globalThis, { slipped: mark });
    const make = (name: string, props: object): HTMLElement =>
      Object.assign(document.body.appendChild(document.createElement(name)), props);
    const text = '<img src="data:," onerror="slipped(1)"><b class="slipped">';
    const createPolicy = (name: string): void => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy(name, {});
    };
    const tries: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => (make('p', {}).innerHTML = text),
      outerHTML: () => (make('p', {}).outerHTML = text),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
      'another document': () => document.implementation.createHTMLDocument().body.insertAdjacentHTML('beforeend', text),
      srcdoc: () => make('iframe', { srcdoc: text }),
      fragment: () => document.createRange().createContextualFragment(text),
      parser: () => new DOMParser().parseFromString(text, 'text/html'),
      'script text': () => make('script', { text: 'slipped("script text")' }),
      'script address': () => make('script', { src: 'data:text/javascript,slipped("script address")' }),
      handler: () => make('img', {}).setAttribute('onerror', 'slipped("handler")'),
      worker: () => new Worker('/upload/any.js'),
      'another policy': () => createPolicy('dompurify'),
      'a policy for all': () => createPolicy('default'),
    };
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        attempt();
        mark(name);
      } catch {
        // Refused.
      }
    }
    const style = document.createElement('style');
    style.textContent = 'body { --slipped: yes }';
    document.body.append(style);
    // Not at once: what the browser's own tools evaluate may evaluate more.
    // The attempt is the subject here.
    // oxlint-disable-next-line no-new-func, typescript/no-unsafe-return, typescript/no-unsafe-call, typescript/no-implied-eval
    setTimeout(() => new Function('slipped("evaluated text")')());
    await fetch('http://127.0.0.1:9/').then(
      () => mark('call'),
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (getComputedStyle(document.body).getPropertyValue('--slipped') !== '') mark('style');
    if (document.querySelector('.slipped') !== null) mark('HTML in the page');
    return done;
  });

test('H19, R10: what does not belong to the page does not run in it, from a script or from its host, makes no HTML of text, and connects to no other host', async ({
  world,
  context,
}) => {
  // A page of its own: what it is refused here is no complaint of the program.
  const page = await context.newPage();
  const refused = refusalsOn(page);
  await test.step('H19, R10: what does not belong to the page does not run in it, makes no HTML of text, and connects to no other host', async () => {
    await page.goto(world.address);
    await expect(page.getByRole('main')).toBeVisible();
    expect(refused).toEqual([]);
    expect(await attempts(page)).toEqual([]);
    for (const what of ['TrustedHTML', "TrustedScript'", 'TrustedScriptURL', 'inline style', 'connect-src'])
      expect(
        refused.some((text) => new RegExp(what).test(text)),
        `${what} in ${refused.join('\n')}`,
      ).toBe(true);
    const answer = await page.request.get(world.address);
    // The demo shows its own pages in the studio; no other host may show them.
    const ancestors = world.kind === 'demo' ? "'self'" : "'none'";
    expect(answer.headers()['content-security-policy']).toMatch(new RegExp(`; frame-ancestors ${ancestors}$`));
  });
  await test.step('H19: a script and a handler that a host put into the page itself do not run', async () => {
    const before = refused.length;
    await page.route(`${world.address}/`, async (route) => {
      const answer = await route.fetch();
      const added = '<script>globalThis.slipped = 1</script><img src="data:," onerror="globalThis.slipped = 2">';
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${added}</body>`) });
    });
    await page.goto(world.address);
    await expect(page.getByRole('main')).toBeVisible();
    for (const what of ['inline script', 'inline event handler'])
      await expect.poll(() => refused.slice(before).some((text) => text.includes(what)), what).toBe(true);
    expect(await page.evaluate(() => 'slipped' in globalThis)).toBe(false);
  });
});

/** Beside the main screens: texts of the server, and what brings a style sheet of its own. */
const tellingAddresses = ['/pages/mailMessage/ggDetail', '/pages/common/article', '/pages/setting/userInfo'];

test('R10: on the main screens, in texts of the server and where a picture is cut, the policy has nothing to refuse', async ({
  page,
  world,
  problems,
}) => {
  await signIn(page, world);
  for (const { path } of builtScreens) await goTo(page, path);
  for (const path of tellingAddresses) await goToAddress(page, path);
  const picture = await page.screenshot({ type: 'jpeg' });
  await page.getByLabel(/Change/).setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
  expect(problems).toEqual([]);
});
