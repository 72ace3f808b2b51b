import { createToken } from '../di/token.ts';
import type { Message } from '../domain/people/message.ts';
import type { Rows } from '../domain/page.ts';

/**
 * The operator's messages to the signed-in person. Fails: server, session-expired, offline, no-answer, bad-status,
 * unexpected-shape.
 */
export interface MessagesPort {
  /** The number of unread messages. @wire GET /getMailMessageCount */
  unreadCount(): Promise<number>;
  /** The newest unread message marked as a pop-up, if any. Open to visitors. @wire GET /getinmessage */
  popUpMessage(): Promise<Message | undefined>;
  /** All of them, newest first. @wire GET /mailMessage/getList */
  messages(): Promise<Rows<Message>>;
  /** One message; reading it marks it as read. Another person's is refused. @wire GET /mailMessage/detail */
  message(query: { id: string }): Promise<Message>;
}
export const MessagesPort = createToken<MessagesPort>('MessagesPort');
