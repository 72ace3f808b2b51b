export interface Requirement {
  readonly id: string;
  readonly asks: string;
  /** Titles of tests by their file. None claims the row where it is empty. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
}

export function renderRequirements(requirements: readonly Requirement[]): string;
