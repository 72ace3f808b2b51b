import type { Page } from '@playwright/test';

/** How many of the last answers are on the device, by whose they are. Only in the live build. */
export const answersKept = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async (name) => {
    // Opening makes what is not there, without its parts: the page must come first.
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === name)) return { public: 0, personal: 0 };
    return new Promise<Record<string, number>>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(new Error('the database does not open')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('reads').objectStore('reads').getAll();
        reading.addEventListener('success', () => {
          opening.result.close();
          const owners = reading.result.map(({ owner }: { owner: string }) => (owner === '' ? 'public' : 'personal'));
          const count = (kind: string): number => owners.filter((owner) => owner === kind).length;
          resolve({ public: count('public'), personal: count('personal') });
        });
      });
    });
  }, 'tandem.network.last-read');
