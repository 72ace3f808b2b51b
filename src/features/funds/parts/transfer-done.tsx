import { useText } from '../../../core/i18n/use-text.ts';
import { useReturnPathOr } from '../../../core/navigation/return-path.ts';
import { LinkButton } from '../../../core/ui/button.tsx';

/** What was moved, and the way back to the ticket that lacked it. */
export function TransferDone({ text }: { readonly text: string }) {
  const t = useText('funds');
  const back = useReturnPathOr('');
  return (
    <>
      <p>{text}</p>
      {back === '' ? undefined : (
        <LinkButton to={back} variant="secondary" size="small">
          {t('transfer.onward')}
        </LinkButton>
      )}
    </>
  );
}
