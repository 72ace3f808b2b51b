/** The channel of messages: between the tabs of a browser, or between a page and its worker. */
export interface MessageLine {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** A request or an answer in transit between tabs. */
export interface PackedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | undefined;
}
export interface PackedResponse {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer;
}

/** From a tab to the leader. `from` names the tab. */
export type ToLeader = { readonly to: 'leader'; readonly from: string } & (
  | { readonly kind: 'hello' }
  | { readonly kind: 'tick' }
  | { readonly kind: 'bye' }
  | { readonly kind: 'fetch'; readonly id: number; readonly request: PackedRequest }
  | { readonly kind: 'control'; readonly id: number; readonly name: string; readonly argument: unknown }
  | { readonly kind: 'open' | 'close'; readonly socket: number }
  | { readonly kind: 'frame'; readonly socket: number; readonly frame: string }
);

/** From the leader to one tab, or to all. */
export type ToTab = { readonly to: string } & (
  | { readonly kind: 'ready' }
  | { readonly kind: 'changed' }
  /** Without a response the answer was lost. */
  | { readonly kind: 'answer'; readonly id: number; readonly response: PackedResponse | undefined }
  | { readonly kind: 'controlled'; readonly id: number; readonly result?: unknown; readonly error?: string }
  /** All frames of one moment, in order. */
  | { readonly kind: 'frames'; readonly socket: number; readonly frames: readonly string[] }
  | { readonly kind: 'ended'; readonly socket: number }
);

export const everyTab = 'every-tab';

const addressee = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'to' in data ? data.to : undefined;

// Both ends are the same code: the channel's name contains the version of these messages.
export const readForLeader = (data: unknown): ToLeader | undefined =>
  addressee(data) === 'leader' ? (data as ToLeader) : undefined;

export function readForTab(data: unknown, tab: string): ToTab | undefined {
  const to = addressee(data);
  return to === tab || to === everyTab ? (data as ToTab) : undefined;
}

export async function packRequest(request: Request): Promise<PackedRequest> {
  const { url, method, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return { url, method, headers: [...headers], body: hasBody ? await request.arrayBuffer() : undefined };
}

export const unpackRequest = ({ url, method, headers, body }: PackedRequest): Request =>
  new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });

export async function packResponse(response: Response): Promise<PackedResponse> {
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

export function unpackResponse({ status, headers, body }: PackedResponse): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers });
}
