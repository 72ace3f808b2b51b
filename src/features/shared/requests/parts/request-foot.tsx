import { Button } from '../../../../core/ui/button.tsx';
import { isUnderWay, type RequestState } from '../model/one-request.ts';
import { OutcomeNotice, type OutcomeNoticeProps } from './outcome-notice.tsx';

export interface RequestFootProps<Wish> extends Pick<OutcomeNoticeProps<Wish>, 'done' | 'recordsPath'> {
  readonly request: { readonly state: RequestState<Wish>; checkAgain(): void; close(): void };
  readonly submit: string;
}

/** The end of a form that sends at once: what became of the last request, and the button for the next. */
export function RequestFoot<Wish>({ request, submit, done, recordsPath }: RequestFootProps<Wish>) {
  const { state, checkAgain, close } = request;
  const isSending = state.kind === 'sending';
  return (
    <>
      <OutcomeNotice state={state} done={done} recordsPath={recordsPath} onCheckAgain={checkAgain} onClose={close} />
      <Button type="submit" isWide isBusy={isSending} disabled={isUnderWay(state) && !isSending}>
        {submit}
      </Button>
    </>
  );
}
