import type { Identity, IdentityApplication } from '../../../core/domain/identity.ts';
import type { Questionnaire } from '../../../core/domain/questionnaire.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { IdentityPort } from '../../../core/ports/identity-port.ts';
import { identityFields, questionnaireFields, readIdentity } from './identity-codec.ts';

export class HttpIdentityAdapter implements IdentityPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<IdentityPort>;

  constructor(http: HttpTransport, paths: PathsOf<IdentityPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async identity(): Promise<Identity> {
    return readIdentity(await this.#http.call(this.#paths.identity));
  }

  async submitIdentity(application: IdentityApplication): Promise<void> {
    await this.#http.call(this.#paths.submitIdentity, identityFields(application));
  }

  async submitQuestionnaire(answers: Questionnaire): Promise<void> {
    await this.#http.call(this.#paths.submitQuestionnaire, questionnaireFields(answers));
  }
}
