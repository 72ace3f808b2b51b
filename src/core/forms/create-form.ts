import type { FieldError } from './field-error.ts';

interface Act {
  readonly type: string;
}

/**
 * A ticket is three pure functions over a draft. The draft keeps what was typed, as typed; everything that follows from
 * it and from the world around it (prices, balances) is computed in `summary`, and judged in `errors`.
 */
export interface FormDefinition<Context, Draft, Action extends Act, Summary, Problem extends FieldError> {
  initial(context: Context): Draft;
  /** What an act of the person does to the draft. Never changes a field that the act is not about. */
  actions(draft: Draft, action: Action, context: Context): Draft;
  summary(draft: Draft, context: Context): Summary;
  errors(draft: Draft, summary: Summary, context: Context): readonly Problem[];
}

export interface FormReading<Summary, Problem> {
  readonly summary: Summary;
  readonly errors: readonly Problem[];
}

export interface Form<Context, Draft, Action extends Act, Summary, Problem extends FieldError> extends FormDefinition<
  Context,
  Draft,
  Action,
  Summary,
  Problem
> {
  /** Summary and errors of a draft in one go. */
  read(draft: Draft, context: Context): FormReading<Summary, Problem>;
}

export function createForm<Context, Draft, Action extends Act, Summary, Problem extends FieldError>(
  definition: FormDefinition<Context, Draft, Action, Summary, Problem>,
): Form<Context, Draft, Action, Summary, Problem> {
  return {
    ...definition,
    read(draft, context) {
      const summary = definition.summary(draft, context);
      return { summary, errors: definition.errors(draft, summary, context) };
    },
  };
}
