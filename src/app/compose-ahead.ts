const ignore = (): undefined => undefined;

/** Fetches what calls and listens, beside the frame. A failure is told by the first call, which tries again. */
export function fetchWire(): void {
  import('../adapters/wire/http/envelope.ts').catch(ignore);
  import('../adapters/wire/realtime/v4-client.ts').catch(ignore);
}
