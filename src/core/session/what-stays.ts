import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { Session } from '../platform/session.ts';
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
  'trading.chartTemplates',
  'trading.checks',
  'trading.desk',
  'trading.watchlists',
  'shortcuts',
  'studio.brand',
]);

/** What a person has begun here and left unfinished: it names its owner, and is dropped at sign-out. */
export const personPrefix = 'person.';

/** The limits that people set for themselves outlive signing out; otherwise signing out would bypass them. */
const pacePrefix = 'trading.pace.';
/** So do the settings about payees: they identify the person by a server id, and contain no address. */
const payeesPrefix = 'payees.';
/** Alerts contain only public prices, and visitors set them too. */
const alertsPrefix = 'alerts.';
/** So do drawings: they name no person. */
const drawingsPrefix = 'trading.drawings.';

/** The protocol of a server is no secret. */
const serverPrefixes = ['realtime.', 'dialect.', 'offer.'];

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

/** Prefix of this tab's storage for a person's tickets. */
export const ticketPrefix = 'tandem.ticket.';

/** Of those the orders that are being moved: they outlast a look at the other account, whose tickets take the place of these. */
export const movePrefix = `${ticketPrefix}move.`;

/** Drops the tickets of this tab. */
export function dropTickets(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(ticketPrefix)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing.
  }
}
