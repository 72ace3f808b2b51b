import { createToken } from '../di/token.ts';
import type { Message } from '../domain/message.ts';
import type { Rows } from '../domain/page.ts';

/** What the operator sent to the person who is signed in. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface MessagesPort {
  /** Messages that have not been opened. @wire GET /getMailMessageCount */
  unreadCount(): Promise<number>;
  /** The newest unread message that is to be shown at once, if there is one. Open to visitors. @wire GET /getinmessage */
  popUpMessage(): Promise<Message | undefined>;
  /** All of them, newest first. @wire GET /mailMessage/getList */
  messages(): Promise<Rows<Message>>;
  /** One message, which counts as opened from then on. Another person's is refused. @wire GET /mailMessage/detail */
  message(query: { id: string }): Promise<Message>;
}
export const MessagesPort = createToken<MessagesPort>('MessagesPort');
