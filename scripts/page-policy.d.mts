export function hashOf(text: string): string;
export function demoPolicy(names?: { readonly scripts?: readonly string[] }): string;
export function oneFilePolicy(parts: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}): string;
export function livePolicy(names?: {
  readonly hosts?: readonly string[];
  readonly pictures?: readonly string[];
  readonly scripts?: readonly string[];
}): string;
export function permissions(): string;
export function policyIn(page: string): string | undefined;
export function hashesIn(policy: string | undefined): readonly string[];
export function asHeader(policy: string): string;
export function workerPolicy(): string;
export function serviceWorkerPolicy(): string;
export function emptyPolicy(): string;
export function hostsOf(config?: {
  readonly apiBase?: string;
  readonly ratesUrl?: string;
  readonly observability?: string;
  readonly realtime?: { readonly url?: string };
}): readonly string[];
export function picturesOf(config?: {
  readonly fileHost?: string;
  readonly pictureHosts?: readonly string[];
}): readonly string[];
export function commonHeaders(): Readonly<Record<string, string>>;
export const forEver: string;
export const askEachTime: string;
