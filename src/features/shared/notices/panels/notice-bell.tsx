import { useNavigate } from 'react-router-dom';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { IconBell } from '../../../../core/ui/icons/bell.gen.tsx';
import { usePageChrome } from '../../../../core/ui/page/page-chrome.ts';
import styles from './notice-bell.module.css';

/** The bell in the header of a page, where no bar above all pages has it. */
export const NoticeBell = () => (usePageChrome().hasTopBar === true ? undefined : <Bell />);

/** Opens what happened, and the messages. The number of those that are unread comes later, beside the first screen. */
export function Bell() {
  const t = useText('common');
  const navigate = useNavigate();
  return (
    <IconButton
      label={t('bell')}
      className={styles['bell']}
      aria-describedby="unread"
      onClick={() => void navigate(routes.mailMessage.mailMessage)}
    >
      <IconBell size={20} stroke={1.75} aria-hidden="true" />
      <span id="bell" />
    </IconButton>
  );
}
