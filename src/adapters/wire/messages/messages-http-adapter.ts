import type { Message } from '../../../core/domain/message.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { MessagesPort } from '../../../core/ports/messages-port.ts';
import type { QueryFields } from '../request-fields.ts';
import { readMessage, readMessages, readPopUpMessage, readUnreadCount } from './messages-codec.ts';

export class HttpMessagesAdapter implements MessagesPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<MessagesPort>;

  constructor(http: HttpTransport, paths: PathsOf<MessagesPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async unreadCount(): Promise<number> {
    return readUnreadCount(await this.#http.call(this.#paths.unreadCount));
  }

  async popUpMessage(): Promise<Message | undefined> {
    return readPopUpMessage(await this.#http.call(this.#paths.popUpMessage));
  }

  async messages(): Promise<readonly Message[]> {
    return readMessages(await this.#http.call(this.#paths.messages));
  }

  async message({ id }: { id: string }): Promise<Message> {
    const fields: QueryFields<'message'> = { id };
    return readMessage(await this.#http.call(this.#paths.message, fields), 'message');
  }
}
