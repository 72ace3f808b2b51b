import type { operations } from './api.gen.ts';

type FormOf<Call> = Call extends {
  readonly requestBody?: { readonly content: { readonly 'application/x-www-form-urlencoded': infer Form } };
}
  ? Form
  : never;
type QueryOf<Call> = Call extends { readonly parameters: { readonly query?: infer Query } }
  ? NonNullable<Query>
  : never;

/** Every field is sent as text. Required fields of the contract are required here, and no others can be sent. */
type Texts<Fields> = {
  readonly [Name in keyof Fields as Name extends 'lang' ? never : Name]: object extends Pick<Fields, Name>
    ? string | undefined
    : string;
};

/** The body of a call of the contract. The transport adds `lang`. */
export type FormFields<Name extends keyof operations> = Texts<FormOf<operations[Name]>>;
/** The query of a call of the contract. */
export type QueryFields<Name extends keyof operations> = Texts<QueryOf<operations[Name]>>;
