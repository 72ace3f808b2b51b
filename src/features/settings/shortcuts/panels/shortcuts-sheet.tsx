import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { shortcutIds, shortcutKeys } from '../model/shortcuts.ts';
import styles from './shortcuts-sheet.module.css';

export interface ShortcutsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The bar that it belongs to is on wide pages. */
const searchKeys = 'Ctrl + K';

/** Every key with its action. */
export function ShortcutsSheet({ isOpen, onClose }: ShortcutsSheetProps) {
  useTextsAhead(['settings']);
  return isOpen ? <OpenShortcuts onClose={onClose} /> : undefined;
}

function OpenShortcuts({ onClose }: Pick<ShortcutsSheetProps, 'onClose'>) {
  const t = useText('settings');
  const hasSearch = useDesktop();
  return (
    <Sheet isOpen onClose={onClose} title={t('shortcuts.all')}>
      <dl className={styles['keys']}>
        {shortcutIds.map((id) => (
          <div key={id} className={styles['key']}>
            <dt>
              <kbd>{shortcutKeys[id]}</kbd>
            </dt>
            <dd>{t(`shortcuts.does.${id}`)}</dd>
          </div>
        ))}
        {hasSearch ? (
          <div className={styles['key']}>
            <dt>
              <kbd>{searchKeys}</kbd>
            </dt>
            <dd>{t('shortcuts.search')}</dd>
          </div>
        ) : undefined}
      </dl>
      <p className={styles['note']}>{t('shortcuts.note')}</p>
    </Sheet>
  );
}
