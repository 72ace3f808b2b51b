import { visitMark } from './visit-mark.ts';

/** A text could not be stored on this device: what it says lasts only for this visit. */
export const notKept = visitMark();
