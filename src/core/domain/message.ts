export interface Message {
  readonly id: string;
  /** `popUp` is to be shown at once, once. */
  readonly kind: 'message' | 'popUp';
  readonly title: string;
  readonly summary: string;
  /** HTML as the server sent it: sanitise before showing. */
  readonly html: string;
  /** As the server writes times; empty where it sent none. */
  readonly createdAt: string;
  /** Undefined where the server does not say. */
  readonly isRead: boolean | undefined;
}
