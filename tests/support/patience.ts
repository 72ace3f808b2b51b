import { vi } from 'vitest';

/** A busy machine may take a minute over what a quiet one does at once; a state that is there costs nothing of it. */
export const patienceMs = 60_000;

const patient = Symbol.for('patient');
const { waitFor } = vi;

// The runner has no setting for it. Files of one worker share `vi`.
if (!(patient in waitFor)) {
  const waitLonger: typeof vi.waitFor = (check, options) =>
    waitFor(check, options ?? { timeout: patienceMs, interval: 20 });
  vi.waitFor = Object.assign(waitLonger, { [patient]: true });
}
