/** What is worth telling to the operator: what happened and where in the program, never what a person typed or has. */
export type ObservedEvent =
  /** `type` is the class of an error, `place` its file, line and column. */
  | {
      readonly kind: 'error';
      readonly what: 'uncaught' | 'failed-start';
      readonly type: string;
      readonly place: string;
    }
  /** An answer, or a row of one, that could not be read. */
  | { readonly kind: 'unreadable'; readonly call: string; readonly field: string }
  /** A request that moves money came to this. */
  | { readonly kind: 'request'; readonly outcome: RequestOutcome }
  /** The realtime connection broke, or came back with events missed. */
  | { readonly kind: 'socket'; readonly change: 'lost' | 'gap' }
  | { readonly kind: 'vital'; readonly name: VitalName; readonly value: number };

export type RequestOutcome = 'placed' | 'refused' | 'not-placed' | 'unknown' | 'doubled';
/** Milliseconds for the first two, a share of the page for the third. */
export type VitalName = 'lcp' | 'inp' | 'cls';

/** Reports to the operator. Off, and not even loaded, unless `config.json` names an address. */
export interface ObservabilityPort {
  note(event: ObservedEvent): void;
  /** Sends what was noted since the last time; nothing without any. */
  flush(): void;
}
