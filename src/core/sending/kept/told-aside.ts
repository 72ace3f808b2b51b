import { visitMark } from '../../platform/visit-mark.ts';

/** A kept request could not be read. */
export const toldAside = visitMark();
