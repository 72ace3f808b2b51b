import { IconRotateClockwise } from '../../../core/ui/icons/rotate-clockwise.gen.tsx';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { cutPicture, type Part, type QuarterTurns } from '../../shared/pictures/data/prepare-picture.ts';
import { useOpenedPicture } from '../../shared/pictures/data/opened-picture.ts';
import { useObjectUrl } from '../../shared/pictures/parts/use-object-url.ts';
import { useChangeAvatar } from '../data/profile.ts';
import styles from './crop-sheet.module.css';

export interface CropSheetProps {
  readonly file: File;
  readonly onClose: () => void;
}

const zoomRange = { min: 1, max: 4, step: 0.05 } as const;
const nextTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const;
const degrees = 90;

/** The person chooses a square of a picture and turns it upright; only that square is sent. */
export function CropSheet({ file, onClose }: CropSheetProps) {
  const t = useText('account');
  const pictures = useText('pictures');
  const opened = useOpenedPicture(file);
  const [part, setPart] = useState<Part>();
  const [turns, setTurns] = useState<QuarterTurns>(0);
  // This device could open the picture but not draw it.
  const [isUncut, setIsUncut] = useState(false);
  const trouble = isUncut ? 'unreadable' : opened.trouble;
  const change = useChangeAvatar();
  const use = async (): Promise<void> => {
    if (opened.data === undefined || part === undefined) return;
    const picture = await cutPicture(opened.data, { part, turns }).catch(() => undefined);
    setIsUncut(picture === undefined);
    if (picture === undefined) return;
    change.mutate(picture, {
      onSuccess: () => {
        notify.success(t('profile.avatarDone'));
        onClose();
      },
    });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('crop.title')}
      footer={
        <Button isWide isBusy={change.isPending} disabled={part === undefined} onClick={() => void use()}>
          {t('crop.use')}
        </Button>
      }
    >
      {trouble === undefined ? undefined : <p role="alert">{pictures(`troubles.${trouble}`)}</p>}
      {opened.data === undefined ? undefined : (
        <Frame picture={opened.data} turns={turns} onTurn={() => setTurns(nextTurn[turns])} onPart={setPart} />
      )}
      {change.error === null ? undefined : <ErrorState error={change.error} onRetry={() => void use()} />}
    </Sheet>
  );
}

interface FrameProps {
  readonly picture: Blob;
  readonly turns: QuarterTurns;
  readonly onTurn: () => void;
  readonly onPart: (part: Part) => void;
}

function Frame({ picture, turns, onTurn, onPart }: FrameProps) {
  const t = useText('account');
  const url = useObjectUrl(picture);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zoomRange.min);
  return (
    <>
      <div className={styles['frame']}>
        {url === undefined ? undefined : (
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            rotation={turns * degrees}
            aspect={1}
            cropShape="round"
            showGrid={false}
            minZoom={zoomRange.min}
            maxZoom={zoomRange.max}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => onPart(pixels)}
          />
        )}
      </div>
      <div className={styles['controls']}>
        <label className={styles['zoom']}>
          <span>{t('crop.zoom')}</span>
          <input type="range" {...zoomRange} value={zoom} onChange={(event) => setZoom(event.target.valueAsNumber)} />
        </label>
        <Button variant="secondary" size="small" onClick={onTurn}>
          <IconRotateClockwise size={18} stroke={1.75} aria-hidden="true" /> {t('crop.rotate')}
        </Button>
      </div>
    </>
  );
}
