import { IconStar } from '../../../../core/ui/icons/star.gen.tsx';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import styles from './star-button.module.css';

export interface StarButtonProps {
  readonly symbol: string;
  readonly isStarred: boolean;
  readonly onToggle: () => void;
}

export function StarButton({ symbol, isStarred, onToggle }: StarButtonProps) {
  const t = useText('shared');
  return (
    <IconButton
      label={t('star.label', { symbol })}
      aria-pressed={isStarred}
      className={isStarred ? styles['starred'] : styles['plain']}
      onClick={onToggle}
    >
      <IconStar size={18} stroke={1.75} fill={isStarred ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  );
}
