import { version } from '../../../package.json';

/** Which program this is, as the person and support name it. `build` tells apart what has the same version. */
export const program = { version, build: __BUILD__ } as const;
