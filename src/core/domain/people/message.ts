export interface Message {
  readonly id: string;
  /** `popUp` is to be shown at once, once. */
  readonly kind: 'message' | 'popUp';
  readonly title: string;
  readonly summary: string;
  /** HTML as the server sent it: sanitise before showing. */
  readonly html: string;
  /** In the server's format of times; empty if it sent none. */
  readonly createdAt: string;
  /** Undefined if the server does not say. */
  readonly isRead: boolean | undefined;
}
