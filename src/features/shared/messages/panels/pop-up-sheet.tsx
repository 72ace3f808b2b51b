import type { Message } from '../../../../core/domain/people/message.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { MessageWords } from './message-words.tsx';

export interface PopUpSheetProps {
  /** Undefined while closed. */
  readonly message: Message | undefined;
  readonly onClose: () => void;
}

export function PopUpSheet({ message, onClose }: PopUpSheetProps) {
  const t = useText('messages');
  const common = useText('common');
  if (message === undefined) return undefined;
  const close = (
    <Button isWide onClick={onClose}>
      {common('close')}
    </Button>
  );
  return (
    <Sheet isOpen onClose={onClose} title={t('popUp')} footer={close}>
      <MessageWords message={message} />
    </Sheet>
  );
}
