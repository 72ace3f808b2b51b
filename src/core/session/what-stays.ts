import type { Unsubscribe } from '../ports/realtime-transport.ts';
import type { Session } from '../ports/session.ts';
import { sessionKeys } from './session-store.ts';

/** Belongs to this device and to no person: appearance, explanations already shown, and public figures. */
const devicePreferences: ReadonlySet<string> = new Set([
  'h5Version',
  sessionKeys.language,
  'preferences',
  'fiat',
  'saveFiatsTime',
  'practice.explained',
  'safetyPhrase',
  'home.seenPopUp',
  'market.view',
  'trading.chart',
  'trading.checks',
  'shortcuts',
]);

/** What a person has begun here and left unfinished: it names its owner, and goes when they log out. */
export const personPrefix = 'person.';

/** The limits that people set for themselves outlive signing out; otherwise signing out would bypass them. */
const pacePrefix = 'trading.pace.';
/** So does what was chosen about where money may go: by whom it says with an id of the server, and it names no address. */
const payeesPrefix = 'payees.';
/** Alerts name prices that everybody may see, and visitors set them too. */
const alertsPrefix = 'alerts.';
/** So do drawings: they name no person. */
const drawingsPrefix = 'trading.drawings.';

/** What servers have been found to speak is no secret of anybody. */
const serverPrefixes = ['realtime.protocol.', 'dialect.', 'offer.'];

/** Whether a key of the device's storage may stay when a session has ended. */
export const staysOnDevice = (key: string): boolean =>
  devicePreferences.has(key) ||
  [personPrefix, pacePrefix, alertsPrefix, payeesPrefix, drawingsPrefix, ...serverPrefixes].some((prefix) =>
    key.startsWith(prefix),
  );

/** Calls `forget` whenever a session has ended, in any tab and for any reason. */
export function watchEnds(session: Session, forget: () => void): Unsubscribe {
  let wasSignedIn = session.state().token !== undefined;
  return session.watch(() => {
    const isSignedIn = session.state().token !== undefined;
    if (wasSignedIn && !isSignedIn) forget();
    wasSignedIn = isSignedIn;
  });
}

/** What this tab alone keeps of a person's ticket stands below this in the tab's own storage. */
export const ticketPrefix = 'tandem.ticket.';

/** Forgets the tickets of this tab. */
export function dropTickets(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(ticketPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Where the device forbids this storage, there is nothing in it.
  }
}
