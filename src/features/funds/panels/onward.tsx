import { useReturnPathOr } from '../../../core/navigation/return-path.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { useText } from '../../../core/i18n/use-text.ts';

/** The way back to the ticket that lacked money; nothing for one who came by oneself. */
export function Onward() {
  const t = useText('funds');
  const back = useReturnPathOr('');
  if (back === '') return undefined;
  return (
    <LinkButton to={back} variant="secondary" size="small">
      {t('transfer.onward')}
    </LinkButton>
  );
}
