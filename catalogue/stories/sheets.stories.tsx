import { useText } from '../../src/core/i18n/use-text.ts';
import { Button } from '../../src/core/ui/button.tsx';
import { ConfirmSheet } from '../../src/core/ui/sheets/confirm-sheet.tsx';
import { Sheet } from '../../src/core/ui/sheets/sheet.tsx';
import type { Story } from '../story.ts';
import { ignore, sampleFailure } from '../samples.ts';

export default { title: 'Kit/Sheets' };

function OpenSheet() {
  const t = useText('trading');
  return (
    <Sheet
      isOpen
      onClose={ignore}
      title={t('ticket.label')}
      footer={<Button variant="primary">{t('confirm.place')}</Button>}
    >
      <p>{t('confirm.title')}</p>
    </Sheet>
  );
}

function Question({ hasFailed = false }: { readonly hasFailed?: boolean }) {
  const t = useText('trading');
  return (
    <ConfirmSheet
      isOpen
      title={t('confirm.title')}
      text={t('ticket.label')}
      confirmLabel={t('confirm.place')}
      cancelLabel={t('confirm.cancel')}
      isBusy={false}
      failure={hasFailed ? sampleFailure : undefined}
      onConfirm={ignore}
      onCancel={ignore}
    />
  );
}

export const Plain: Story = { render: () => <OpenSheet /> };
export const Confirm: Story = { render: () => <Question /> };
export const ConfirmFailed: Story = { render: () => <Question hasFailed /> };
