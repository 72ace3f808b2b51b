import { expect, test } from 'vitest';
import { tries } from '../support/breadth.ts';
import { compareJournals } from '../support/journal-and-ledger.ts';
import { walkAtRandom } from '../support/random-commands.ts';

test(
  'E31 after random commands every journal comes to what the ledger behind it says, to the last decimal',
  { timeout: 120_000 },
  async () => {
    const { kernel } = walkAtRandom({ seed: 1, commands: tries(25_000, 6000) });
    const { faults, refused, ...counts } = await compareJournals(kernel);
    expect([faults, refused]).toEqual([[], 0]);
    // The claim is about something: orders with several prices, and pairs whose sales all have a cost, are among them.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  },
);
