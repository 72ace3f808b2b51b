import { IconCamera } from '../../../core/ui/icons/camera.gen.tsx';
import { IconUser } from '../../../core/ui/icons/user.gen.tsx';
import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { ShowPicture } from '../../../core/ui/pictures/show-picture.tsx';
import { usePicture } from '../../../core/ui/pictures/use-picture.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import styles from './avatar-picker.module.css';

const CropSheet = whenWanted({ load: async () => (await import('./crop-sheet.tsx')).CropSheet });

/** The avatar, and the way to another one. */
export function AvatarPicker({ address }: { readonly address: string | undefined }) {
  const t = useText('account');
  const picture = usePicture(address);
  const [file, setFile] = useState<File>();
  return (
    <>
      <label className={styles['picker']}>
        <span className={styles['avatar']}>
          {picture.address === undefined ? (
            <IconUser size={40} stroke={1.5} aria-hidden="true" />
          ) : (
            <img src={picture.address} alt={t('profile.avatar')} />
          )}
        </span>
        <span className={styles['word']}>
          <IconCamera size={18} stroke={1.75} aria-hidden="true" />
          {t('profile.changeAvatar')}
        </span>
        <input
          className={styles['input']}
          type="file"
          accept="image/*"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            setFile(chosen);
          }}
        />
      </label>
      <ShowPicture name={t('profile.avatar')} onShow={picture.show} />
      {file === undefined ? undefined : <CropSheet file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}
