import { useText, useTextsAhead } from '../../i18n/use-text.ts';
import { classNames } from '../class-names.ts';
import { IconPhoto } from '../icons/photo.gen.tsx';
import styles from './show-picture-button.module.css';

export interface ShowPictureProps {
  /** What it is a picture of; absent for all pictures of a text. */
  readonly name?: string | undefined;
  readonly onShow: (() => void) | undefined;
  /** Lies in the middle of the empty place of the picture. */
  readonly isOver?: boolean | undefined;
  /** Without its words, where there is no room for them. */
  readonly isSmall?: boolean | undefined;
}

export function ShowPictureButton({ name, onShow, isOver = false, isSmall = false }: ShowPictureProps) {
  useTextsAhead(['pictures']);
  const t = useText('pictures');
  if (onShow === undefined) return undefined;
  return (
    <button
      type="button"
      className={classNames(styles['show'], isOver && styles['over'], isSmall && styles['small'])}
      aria-label={name === undefined ? undefined : t('showOf', { name })}
      onClick={onShow}
    >
      <IconPhoto size={18} stroke={1.75} aria-hidden="true" />
      {isSmall ? undefined : t(name === undefined ? 'showAll' : 'show')}
    </button>
  );
}
