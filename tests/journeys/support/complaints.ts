import type { Page } from '@playwright/test';

const violation = 'content security policy:';

/**
 * Collects what the console and the page complain about, and everything that the page's policy had to refuse. Refused or
 * failed requests are reported by the browser itself; those that a journey causes are its subject.
 */
export async function complaintsOf(page: Page, problems: string[]): Promise<void> {
  await page.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      // oxlint-disable-next-line no-console -- the console is how the page tells the journey
      console.error(`${mark} ${effectiveDirective} refused ${blockedURI} from ${sourceFile}`);
    });
  }, violation);
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error') return;
    if (text.startsWith('Failed to load resource') || text.includes('WebSocket connection')) return;
    problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(error.message));
}
