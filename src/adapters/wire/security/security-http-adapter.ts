import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { Contact, SecurityPort } from '../../../core/ports/security-port.ts';
import type { FormFields } from '../request-fields.ts';

export class HttpSecurityAdapter implements SecurityPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<SecurityPort>;

  constructor(http: HttpTransport, paths: PathsOf<SecurityPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async changePaymentPassword({ password, code }: { password: string; code: string }): Promise<void> {
    const fields: FormFields<'changePaymentPassword'> = { password, re_password: password, code };
    await this.#http.call(this.#paths.changePaymentPassword, fields);
  }

  async sendMobileCode({ areaCode, mobile }: { areaCode: string; mobile: string }): Promise<void> {
    const fields: FormFields<'sendMobileCode'> = { area_code: areaCode, mobile };
    await this.#http.call(this.#paths.sendMobileCode, fields);
  }

  async bindContact({ contact, code }: { contact: Contact; code: string }): Promise<void> {
    const fields: FormFields<'bindContact'> =
      contact.kind === 'email'
        ? { email: contact.email, code }
        : { area_code: contact.areaCode, mobile: contact.mobile, code };
    await this.#http.call(this.#paths.bindContact, fields);
  }
}
