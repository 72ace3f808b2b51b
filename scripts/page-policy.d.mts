export function hashOf(text: string): string;
export function demoPolicy(): string;
export function oneFilePolicy(parts: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}): string;
export function livePolicy(names?: {
  readonly hosts?: readonly string[];
  readonly pictures?: readonly string[];
}): string;
