import type { User } from '../../../core/domain/user.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { ProfilePort } from '../../../core/ports/profile-port.ts';
import type { FormFields } from '../request-fields.ts';
import { readUser } from './profile-codec.ts';

export class HttpProfileAdapter implements ProfilePort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<ProfilePort>;

  constructor(http: HttpTransport, paths: PathsOf<ProfilePort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async changeNickname({ nickname }: { nickname: string }): Promise<void> {
    const fields: FormFields<'changeNickname'> = { nickname };
    await this.#http.call(this.#paths.changeNickname, fields);
  }

  async changeSignature({ signature }: { signature: string }): Promise<void> {
    const fields: FormFields<'changeSignature'> = { signature };
    await this.#http.call(this.#paths.changeSignature, fields);
  }

  async changeAvatar({ reference }: { reference: string }): Promise<void> {
    const fields: FormFields<'changeAvatar'> = { head_portrait: reference };
    await this.#http.call(this.#paths.changeAvatar, fields);
  }

  async currentUser(): Promise<User> {
    return readUser(await this.#http.call(this.#paths.currentUser), (path) => this.#http.fileAddress(path));
  }
}
