import { isUnderWay } from '../../../../core/sending/request-state.ts';
import type { Recorded } from '../../../../core/sending/way.ts';
import { OutcomeNotice, type OutcomeNoticeProps } from './outcome-notice.tsx';
import { SendButton } from './send-button.tsx';

export interface RequestFootProps<Wish, Row extends Recorded = Recorded> extends OutcomeNoticeProps<Wish, Row> {
  readonly submit: string;
  /** What it waits for before it can be sent; the button says so and takes no taps. */
  readonly wait?: string | undefined;
}

/** The end of a form that sends at once: the outcome of the last request, and the button for the next. */
export function RequestFoot<Wish, Row extends Recorded>({ submit, wait, ...outcome }: RequestFootProps<Wish, Row>) {
  const { state } = outcome.request;
  const isSending = state.kind === 'sending';
  return (
    <>
      <OutcomeNotice {...outcome} />
      <SendButton
        type="submit"
        isWide
        isBusy={isSending || wait !== undefined}
        disabled={isUnderWay(state) && !isSending}
      >
        {wait ?? submit}
      </SendButton>
    </>
  );
}
