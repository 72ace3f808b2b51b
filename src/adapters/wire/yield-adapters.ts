import type { HttpTransport } from '../../core/ports/http-transport.ts';
import { HttpDualAdapter } from './dual/dual-http-adapter.ts';
import { HttpMiningAdapter } from './mining/mining-http-adapter.ts';
import { dualPaths, miningPaths } from './yield-paths.ts';

// Products that pay a yield: one file, which comes with the first of their screens, paths included.

export const miningOver = (http: HttpTransport) => new HttpMiningAdapter(http, miningPaths);
export const dualOver = (http: HttpTransport) => new HttpDualAdapter(http, dualPaths);
