import type { HttpTransport } from '../../core/ports/http-transport.ts';
import { HttpAccessAdapter } from './access/access-http-adapter.ts';
import { HttpFundsAdapter } from './funds/funds-http-adapter.ts';
import { HttpNewsAdapter } from './news/news-http-adapter.ts';
import { HttpProfileAdapter } from './profile/profile-http-adapter.ts';
import { accessPaths, fundsPaths, newsPaths, profilePaths, sitePaths } from './root-paths.ts';
import { HttpSiteAdapter } from './site/site-http-adapter.ts';

// What the first screens ask arrives beside them: the frame is drawn without the addresses of the calls.

export const accessOver = (http: HttpTransport) => new HttpAccessAdapter(http, accessPaths);
export const profileOver = (http: HttpTransport) => new HttpProfileAdapter(http, profilePaths);
export const siteOver = (http: HttpTransport) => new HttpSiteAdapter(http, sitePaths);
export const newsOver = (http: HttpTransport) => new HttpNewsAdapter(http, newsPaths);
export const fundsOver = (http: HttpTransport) => new HttpFundsAdapter(http, fundsPaths);
