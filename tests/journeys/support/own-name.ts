import type { Page } from '@playwright/test';

/** Our own name where a person may meet it: on the page, for screen readers, in its title, in what a link saves. */
export const ownNameOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content', 'download', 'src'];
    const told = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    const values = [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? String(field.value) : '',
    );
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    // The policy of the page has the name of a policy of Trusted Types: docs/brand.md.
    const texts = [document.title, document.body.innerText, ...told, ...values, ...links];
    return texts.flatMap((text) => text.replaceAll('tandem-worker', '').match(/.{0,30}tandem.{0,30}/gi) ?? []);
  });

/** What leaves the page, as text: what it copies, shares, saves, draws, and tells the system. */
export async function recordWhatLeaves(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const left: string[] = [];
    Object.assign(globalThis, { whatLeaves: left });
    const pen = CanvasRenderingContext2D.prototype;
    const fillText = pen.fillText;
    pen.fillText = function record(this: CanvasRenderingContext2D, text, ...place) {
      left.push(text);
      return Reflect.apply(fillText, this, [text, ...place]);
    };
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => {
      if (content instanceof Blob && !content.type.startsWith('image/'))
        void content.text().then((text) => left.push(text));
      return createObjectURL(content);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
      left.push(this.download);
      return Reflect.apply(click, this, []);
    };
    const clipboard = { writeText: async (text: string) => void left.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    Object.defineProperty(navigator, 'share', {
      value: async (shared: object) => void left.push(JSON.stringify(shared)),
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'whatLeaves') as readonly string[]);
}
