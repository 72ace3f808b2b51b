/** The browser's own question whether to install the page. Only Chromium lets a page ask it. */
export interface InstallQuestion {
  prompt(): Promise<unknown>;
}

interface BrowserEvent {
  preventDefault(): void;
}

const isQuestion = (event: object): event is InstallQuestion => 'prompt' in event;

let question: InstallQuestion | undefined;
const listeners = new Set<() => void>();

function become(next: InstallQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/** What a page hears its browser by. */
interface Browser {
  addEventListener(type: string, listener: (event: BrowserEvent) => void): void;
}

/** Keeps the browser's question until the person asks for it: a page that asks by itself is a nuisance. */
export function keepInstallQuestion(browser: Browser): void {
  browser.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isQuestion(event)) become(event);
  });
  browser.addEventListener('appinstalled', () => become(undefined));
}

/** True while the browser would ask. */
export const canAskToInstall = (): boolean => question !== undefined;

export function watchInstallQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks. The browser takes each question once, and gives another one when it would ask again. */
export async function askToInstall(): Promise<void> {
  const asked = question;
  become(undefined);
  await asked?.prompt();
}
