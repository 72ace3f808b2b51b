import type { MenuEntry, SiteConfiguration } from '../../../core/domain/site.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { SitePort } from '../../../core/ports/site-port.ts';
import type { QueryFields } from '../request-fields.ts';
import { readMenu, readSetting, readSiteConfiguration } from './site-codec.ts';

export class HttpSiteAdapter implements SitePort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<SitePort>;
  readonly #fileAddress = (path: string): string => this.#http.fileAddress(path);

  constructor(http: HttpTransport, paths: PathsOf<SitePort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async siteConfiguration(): Promise<SiteConfiguration> {
    return readSiteConfiguration(await this.#http.call(this.#paths.siteConfiguration), this.#fileAddress);
  }

  async setting({ keyword }: { keyword: string }): Promise<string | undefined> {
    const fields: QueryFields<'setting'> = { keyword };
    return readSetting(await this.#http.call(this.#paths.setting, fields));
  }

  async menu(): Promise<readonly MenuEntry[]> {
    return readMenu(await this.#http.call(this.#paths.menu), this.#fileAddress);
  }
}
