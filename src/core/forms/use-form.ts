import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form, FormReading } from './create-form.ts';
import type { FieldError } from './field-error.ts';

export interface FormState<Draft, Action, Summary, Problem extends FieldError> extends FormReading<Summary, Problem> {
  readonly draft: Draft;
  act(action: Action): void;
  /** From now on also what is missing is told, not only what is wrong. */
  ask(): void;
  /** What is missing is no longer told: the form starts over. */
  rest(): void;
  /** The first error of a field that is to be shown now. */
  errorOf(field: Problem['field']): Problem | undefined;
}

interface UseFormOptions<Context, Draft> {
  readonly context: Context;
  /** The context at the moment of an act, where `context` is older than what is shown. */
  readonly contextNow?: (context: Context) => Context;
  /** A draft that was kept from before; the form's own initial one otherwise. */
  readonly kept?: Draft | undefined;
  /** Told after each change of the draft. */
  readonly onDraft?: (draft: Draft) => void;
}

/** Holds the draft of a form made by `createForm`. Give the component another `key` to start over. */
export function useForm<Context, Draft, Action extends { readonly type: string }, Summary, Problem extends FieldError>(
  form: Form<Context, Draft, Action, Summary, Problem>,
  options: UseFormOptions<Context, Draft>,
): FormState<Draft, Action, Summary, Problem> {
  const { context, contextNow, onDraft } = options;
  const [draft, setDraft] = useState(() => options.kept ?? form.initial(context));
  const [isAsked, setIsAsked] = useState(false);
  // Prices tick between two renders: an act always sees the newest context, and its identity never changes.
  const latest = useRef({ context, contextNow });
  useEffect(() => {
    latest.current = { context, contextNow };
  });
  const act = useCallback(
    (action: Action) => {
      const { context: seen, contextNow: renew } = latest.current;
      const now = renew?.(seen) ?? seen;
      setDraft((present) => form.actions(present, action, now));
    },
    [form],
  );
  const ask = useCallback(() => setIsAsked(true), []);
  const rest = useCallback(() => setIsAsked(false), []);
  useEffect(() => onDraft?.(draft), [draft, onDraft]);
  const reading = form.read(draft, context);
  const errorOf = (field: Problem['field']) =>
    reading.errors.find((error) => error.field === field && (isAsked || error.isWhenAsked !== true));
  return { ...reading, draft, act, ask, rest, errorOf };
}
