import { offer } from './harness.ts';

/** Nothing is shown: what producing and watching costs by itself. */
await offer(async (_rows, root) => {
  root.textContent = '';
  return { take: () => undefined, priceCell: () => undefined };
});
