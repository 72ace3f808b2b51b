import { AlertNotices } from '../../features/shared/alerts/screens/alert-notices.tsx';
import { Glossary } from '../../features/shared/glossary/screens/glossary.tsx';
import { ShortcutKeys } from '../../features/shared/shortcuts/screens/shortcut-keys.tsx';
import { ModeWords } from './mode-badge.tsx';

/** Whatever goes on beside all pages and is no part of their first sight. */
export const Companions = () => (
  <>
    <Glossary />
    <ShortcutKeys />
    <AlertNotices mark={<ModeWords />} />
  </>
);
