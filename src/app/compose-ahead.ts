const ignore = (): undefined => undefined;

/** Preloads the code of calls, in parallel with the frame. The first call reports a failure and retries. */
export function fetchCalls(): void {
  import('../adapters/wire/wire-ports.ts').catch(ignore);
}

/** Preloads the code of the realtime connection. The first subscription reports a failure and retries. */
export function fetchRealtime(): void {
  import('../adapters/wire/realtime/v4-client.ts').catch(ignore);
}
