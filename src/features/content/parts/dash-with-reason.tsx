import { UnknownText } from '../../../core/ui/money/money-text.tsx';

/** A dash, and beside it why there is nothing. Read out once. */
export const DashWithReason = ({ reason }: { readonly reason: string }) => (
  <>
    <UnknownText reason={reason} /> <span aria-hidden="true">{reason}</span>
  </>
);
