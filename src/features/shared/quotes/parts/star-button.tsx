import { IconStar } from '../../../../core/ui/icons/star.gen.tsx';
import { IconStarFilled } from '../../../../core/ui/icons/star-filled.gen.tsx';
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
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <IconButton
      label={t('star.label', { symbol })}
      aria-pressed={isStarred}
      className={isStarred ? styles['starred'] : styles['plain']}
      onClick={onToggle}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
