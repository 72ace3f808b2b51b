import { expect, test } from 'vitest';
import { askToInstall, canAskToInstall, keepInstallQuestion, watchInstallQuestion } from './install-question.ts';

/** A browser that would ask, and counts how often it did. */
function createBrowser() {
  const target = new EventTarget();
  let asked = 0;
  keepInstallQuestion(target);
  const offer = (): boolean => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: async () => void (asked += 1) });
    return target.dispatchEvent(event);
  };
  return { offer, install: () => target.dispatchEvent(new Event('appinstalled')), asked: () => asked };
}

test('InstallQuestion: the browser does not ask by itself, and asks once when the person wants it', async () => {
  const browser = createBrowser();
  let told = 0;
  const stop = watchInstallQuestion(() => (told += 1));
  expect(canAskToInstall()).toBe(false);
  await askToInstall();
  expect(browser.offer()).toBe(false);
  expect([canAskToInstall(), browser.asked()]).toEqual([true, 0]);
  await askToInstall();
  await askToInstall();
  expect([canAskToInstall(), browser.asked()]).toEqual([false, 1]);
  expect(told).toBeGreaterThan(1);
  stop();
});

test('InstallQuestion: who has installed the page in another way is not offered it any more', () => {
  const browser = createBrowser();
  browser.offer();
  expect(canAskToInstall()).toBe(true);
  browser.install();
  expect(canAskToInstall()).toBe(false);
});
