import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { usePageChrome } from './page-chrome.ts';
import { usePlace } from './page-title.ts';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  /** What the document is called while this page is shown, before the name of the site; the title when absent. */
  readonly documentTitle?: string | undefined;
  /** True goes back one entry, or home where there is none; a path goes there. */
  readonly back?: boolean | string | undefined;
  /** Shown instead of the written title, which stays the page's accessible name (a pair picker, for one). */
  readonly heading?: ReactNode;
  readonly actions?: ReactNode;
  /** Stays above the bottom edge, the tab bar and the keyboard. */
  readonly footer?: ReactNode;
  /** Pages of the tab bar have a larger title and no way back. */
  readonly isTab?: boolean | undefined;
  /** Uses the whole width of a desktop. */
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}

/** One screen: a header with the mode's badge, and the main landmark. */
export function Page({ title, documentTitle = title, isTab = false, wide = false, ...props }: PageProps) {
  const { back, heading, actions, footer, children } = props;
  const { badge, status, banner } = usePageChrome();
  usePlace(documentTitle);
  return (
    <div className={classNames(styles['page'], isTab && styles['tab'], wide && styles['wide'])}>
      <header className={styles['header']}>
        <div className={classNames(styles['row'], heading !== undefined && styles['named'])}>
          {back === undefined || back === false ? undefined : <BackButton to={back} />}
          <div className={styles['heading']}>
            {heading}
            <h1 className={heading === undefined ? styles['title'] : styles['spoken']}>{title}</h1>
          </div>
          {status}
          {badge}
          {actions}
        </div>
        {banner}
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {footer === undefined ? undefined : <footer className={styles['footer']}>{footer}</footer>}
    </div>
  );
}

function BackButton({ to }: { readonly to: true | string }) {
  const t = useText('common');
  const navigate = useNavigate();
  // The router gives every entry but the first of a visit a key of its own.
  const isFirst = useLocation().key === 'default';
  const onBack = (): void => {
    if (to === true && !isFirst) void navigate(-1);
    else void navigate(to === true ? '/' : to, { replace: isFirst });
  };
  return (
    <IconButton label={t('back')} className={styles['back']} onClick={onBack}>
      <IconChevronLeft size={24} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
