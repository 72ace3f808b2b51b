/** Processor time of this process while `work` runs, ms: other programs on the machine cost it little. */
export function cpuMs(work) {
  globalThis.gc?.();
  return warmCpuMs(work);
}

/** The same of work that is done again and again: clearing the memory before each time would throw its compiled code away. */
export function warmCpuMs(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export async function cpuMsOf(work) {
  globalThis.gc?.();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
