import type { AccessPort, CodeRequest, Registration } from '../../../core/ports/access-port.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import {
  addressFields,
  checkCodeFields,
  readRegistration,
  readSessionToken,
  registerFields,
  resetPasswordFields,
  sendCodeFields,
  signInFields,
} from './access-codec.ts';

export class HttpAccessAdapter implements AccessPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<AccessPort>;

  constructor(http: HttpTransport, paths: PathsOf<AccessPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async signIn(credentials: { identifier: string; password: string }): Promise<string> {
    return readSessionToken(await this.#http.call(this.#paths.signIn, signInFields(credentials)));
  }

  async signInWithAddress(address: string): Promise<string> {
    return readSessionToken(await this.#http.call(this.#paths.signInWithAddress, addressFields(address)));
  }

  async register(registration: Registration): Promise<string | undefined> {
    return readRegistration(await this.#http.call(this.#paths.register, registerFields(registration)));
  }

  async resetPassword(reset: { identifier: string; password: string; code: string }): Promise<void> {
    await this.#http.call(this.#paths.resetPassword, resetPasswordFields(reset));
  }

  async sendCode(request: CodeRequest): Promise<void> {
    await this.#http.call(this.#paths.sendCode, sendCodeFields(request));
  }

  async checkCode(check: { identifier: string; code: string }): Promise<void> {
    await this.#http.call(this.#paths.checkCode, checkCodeFields(check));
  }

  async signOut(): Promise<void> {
    await this.#http.call(this.#paths.signOut);
  }
}
