const ignore = (): undefined => undefined;

/** Fetches what calls, beside the frame. A failure is told by the first call, which tries again. */
export function fetchCalls(): void {
  import('../adapters/wire/wire-ports.ts').catch(ignore);
}

/** Fetches what listens. A failure is told by the first subscription, which tries again. */
export function fetchRealtime(): void {
  import('../adapters/wire/realtime/v4-client.ts').catch(ignore);
}
