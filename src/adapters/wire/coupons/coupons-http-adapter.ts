import type { Coupon } from '../../../core/domain/coupon.ts';
import type { CouponsPort } from '../../../core/ports/coupons-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import { readCoupons } from './coupons-codec.ts';

export class HttpCouponsAdapter implements CouponsPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<CouponsPort>;

  constructor(http: HttpTransport, paths: PathsOf<CouponsPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async coupons(): Promise<readonly Coupon[]> {
    return readCoupons(await this.#http.call(this.#paths.coupons));
  }
}
