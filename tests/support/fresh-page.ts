import { cleanup } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { textInstance } from '../../src/core/i18n/i18n.ts';

// Files of one worker share one browser. Each begins with storages and a page in which no other has left anything:
// what a timer was to take away stays for good if the next test stops the clocks.
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();

// A dictionary that another file has fetched would be there or not, by the order of the files.
const loading = textInstance.services.backendConnector.state as Record<string, number>;
for (const [language, namespaces] of Object.entries(textInstance.store.data))
  for (const namespace of Object.keys(namespaces).filter((name) => name !== 'common')) {
    textInstance.removeResourceBundle(language, namespace);
    delete loading[`${language}|${namespace}`];
  }

// What React has yet to do for the last test would find no window once the worker has ended.
afterAll(async () => {
  vi.useRealTimers();
  cleanup();
  await setImmediate();
});
