import { IconChevronLeft } from '../icons/chevron-left.gen.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { usePageChrome } from './page-chrome.ts';
import { Place } from './place.tsx';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  /** A `Place` for the document title, if it is more than the page's title. */
  readonly place?: ReactNode;
  /** True goes back one entry, or home without one; a path goes there. */
  readonly back?: boolean | string | undefined;
  /** Replaces the immediate step back, for a page that asks first. */
  readonly onBack?: (() => void) | undefined;
  /** Shown instead of the written title, which stays the page's accessible name (a pair picker, for one). */
  readonly heading?: ReactNode;
  readonly actions?: ReactNode;
  /** Stays above the bottom edge, the tab bar and the keyboard. */
  readonly footer?: ReactNode;
  /** Pages of the tab bar have a larger title and no way back. */
  readonly isTab?: boolean | undefined;
  /** Uses the whole width of a desktop. */
  readonly wide?: boolean | undefined;
  /** Is as high as the window of a desktop, and never scrolls as a whole. */
  readonly fills?: boolean | undefined;
  readonly children: ReactNode;
}

/** One screen: a header below the mode's strip, and the main landmark. */
export function Page({ title, place, isTab = false, wide = false, fills = false, ...props }: PageProps) {
  const { back, onBack, heading, actions, footer, children } = props;
  const { strip, offer, status, banner, lead, hasTopBar = false } = usePageChrome();
  return (
    <div
      className={classNames(styles['page'], isTab && styles['tab'], wide && styles['wide'], fills && styles['fills'])}
    >
      {place ?? <Place text={title} />}
      <header className={styles['header']}>
        {hasTopBar ? undefined : strip}
        <div className={classNames(styles['row'], heading !== undefined && styles['named'])}>
          {back === undefined || back === false ? undefined : <BackButton to={back} onBack={onBack} />}
          <div className={styles['heading']}>
            {heading}
            <h1 className={heading === undefined ? styles['title'] : styles['spoken']}>{title}</h1>
          </div>
          {hasTopBar ? undefined : status}
          {offer}
          {actions}
        </div>
        {banner}
        <div id="news" />
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {lead}
        {children}
      </main>
      {footer === undefined ? undefined : <footer className={styles['footer']}>{footer}</footer>}
    </div>
  );
}

interface BackButtonProps extends Pick<PageProps, 'onBack'> {
  readonly to: true | string;
}

function BackButton({ to, onBack }: BackButtonProps) {
  const t = useText('common');
  const navigate = useNavigate();
  // The router gives every entry except the first of a visit a key of its own.
  const isFirst = useLocation().key === 'default';
  const goBack = (): void => {
    if (to === true && !isFirst) void navigate(-1);
    else void navigate(to === true ? '/' : to, { replace: isFirst });
  };
  return (
    <IconButton label={t('back')} className={styles['back']} onClick={onBack ?? goBack}>
      <IconChevronLeft size={24} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
