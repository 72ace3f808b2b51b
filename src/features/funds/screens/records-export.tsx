import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import type { RecordKind, RecordsFileProps } from './records-file.tsx';

const RecordsFile = whenWanted<RecordsFileProps>({
  load: async () => (await import('./records-file.tsx')).RecordsFile,
  isWanted: ({ isOpen }) => isOpen,
});

/** The way to a file of every record of a kind. */
export function RecordsExport({ kind }: { readonly kind: RecordKind }) {
  const t = useText('records');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t('export.open')} onClick={() => setIsOpen(true)}>
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <RecordsFile kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
