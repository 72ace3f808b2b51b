import type { Program } from './program.tsx';

/** An address that passes every check. */
export const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export interface LoadedForm {
  readonly name: string;
  readonly path: string;
  readonly isVisitor?: true;
  readonly person?: string;
  /** The call that the last tap sends. */
  readonly sends: string;
  /** What it reads before it can be used, where that is not what every page reads. */
  readonly reads?: string;
  /** From the address to the fields. */
  readonly open?: (program: Program) => Promise<void>;
  /** Fields by their label, with what is typed; it has to stay. */
  readonly typed: readonly (readonly [RegExp, string])[];
  /** Passwords and codes, which nothing keeps over a login. */
  readonly secrets?: readonly (readonly [RegExp, string])[];
  /** Its fields are put away with every outcome, and have to be opened again. */
  readonly closes?: true;
  /** What the person opens again after signing in anew. */
  readonly openAgain?: () => Promise<void>;
  readonly needsPictures?: true;
  /** What it holds says who a person is: it survives the login, but no page that is loaded anew. */
  readonly isNotStored?: true;
  /** No review opens at an old price, and here no newer one comes. */
  readonly needsFreshPrice?: true;
  /** Whatever is ticked or picked beside the fields. */
  readonly choose?: () => Promise<void>;
  /** From the fields to the last button. */
  readonly review?: () => Promise<void>;
  readonly last: RegExp;
  /** The button with which the person goes on afterwards; the last one where it is not told. */
  readonly again?: RegExp;
}
