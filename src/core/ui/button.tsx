import { IconAlertTriangle } from './icons/alert-triangle.gen.tsx';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'up' | 'down' | 'danger';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'regular' | 'small' | undefined;
  readonly isWide?: boolean | undefined;
}

export interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** Shows that work is under way and takes no further taps, but keeps the focus. */
  readonly isBusy?: boolean | undefined;
}

export interface LinkButtonProps extends Look, Omit<LinkProps, 'className'> {}

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name of the icon. */
  readonly label: string;
}

const lookOf = ({ variant = 'primary', size = 'regular', isWide = false }: Look): string =>
  classNames(styles['button'], styles[variant], size === 'small' && styles['small'], isWide && styles['wide']);

export function Button({ variant, size, isWide, isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  const onTap = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf({ variant, size, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={onTap}
    >
      {isBusy ? <span className={styles['spinner']} aria-hidden="true" /> : undefined}
      <span className={styles['label']}>
        {/* Danger has a sign of its own beside its word and colour. */}
        {variant === 'danger' ? (
          <IconAlertTriangle className={styles['sign']} size={16} stroke={1.75} aria-hidden="true" />
        ) : undefined}
        {children}
      </span>
    </button>
  );
}

export function LinkButton({ variant, size, isWide, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={lookOf({ variant, size, isWide })}>
      <span className={styles['label']}>{children}</span>
    </Link>
  );
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles['icon'], className)} aria-label={label} title={label}>
      {children}
    </button>
  );
}
