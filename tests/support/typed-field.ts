import type { TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import type { RuleProblem } from '../../src/core/rules/rule-problem.ts';

export type Fields = Record<string, string>;

/** A field that a person types into: what the form takes the backend takes, what it refuses the backend refuses as well. */
export interface Typed {
  readonly name: string;
  readonly rule: (typed: string) => RuleProblem | undefined;
  readonly good: readonly string[];
  readonly bad: readonly string[];
  readonly operation: string;
  readonly fields: (typed: string, world: TestWorld) => Fields;
  /** How the backend begins to speak when this field is wrong, beside that a field is missing or wrong. */
  readonly says: readonly string[];
  /** Who is signed in; a visitor where none is named. */
  readonly as?: string;
  /** Beside the good ones much has the right form, of which only the operator knows that it is wrong. */
  readonly isSecret?: boolean;
  /** The backend refuses what the clean-up of all fields would change, so that nothing else than what was typed is kept. */
  readonly isKeptAsTyped?: boolean;
  /** What has to have happened before the field can be judged; a visitor's token is empty. */
  readonly before?: (world: TestWorld, token: string) => Promise<void>;
}

export const badAmounts = ['', ' ', '0', '-1', '1e3', '1,5', 'x', '0.123456789', '１２', 'NaN', 'Infinity', '0x10'];

/** A person with money and a verified identity. */
export const rich = 'trader@tandem.test';
export const uploadedPicture = `/upload/${'a'.repeat(32)}.jpg`;
export const ethAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const tronAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
