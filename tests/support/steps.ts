import { expect, vi } from 'vitest';

/** One thing that a person does. */
export type Step = () => unknown;

/** How many it takes. Each is needed: nothing is sent before the last one. */
export async function stepsUntil(isSent: () => boolean, steps: readonly Step[]): Promise<number> {
  for (const step of steps) {
    expect(isSent()).toBe(false);
    await step();
  }
  await vi.waitFor(() => expect(isSent()).toBe(true), { timeout: 10_000 });
  return steps.length;
}
