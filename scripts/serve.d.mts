/** See serve.mjs. */
export function serve(options: {
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** `localhost` unless others are to reach it; `0.0.0.0` opens it to the whole network. */
  readonly host?: string;
  readonly server?: string;
}): Promise<{ readonly address: string; readonly addresses: readonly string[]; close(): void }>;
