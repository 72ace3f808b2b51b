/** See serve.mjs. */
export function serve(options: {
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly server?: string;
}): Promise<{ readonly address: string; close(): void }>;
