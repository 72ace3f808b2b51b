/** Runs in one tab at a time; not at all while another tab does the same. Browsers without locks have one tab anyway. */
export async function alone(name: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  await navigator.locks.request(`tandem.notices.${name}`, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
  });
}
