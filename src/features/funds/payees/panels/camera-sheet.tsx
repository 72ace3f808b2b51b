import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { CameraError, closeCamera, openCamera, readFrame, type CameraTrouble } from '../data/camera.ts';
import styles from './camera-sheet.module.css';

export interface CameraSheetProps {
  readonly isOpen: boolean;
  readonly onText: (text: string) => void;
  readonly onTrouble: (trouble: CameraTrouble) => void;
  readonly onClose: () => void;
}

/** Looks through the camera until a QR code is seen. */
export function CameraSheet(props: CameraSheetProps) {
  const t = useText('payees');
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={t('camera.title')}>
      <Finder {...props} />
      <p>{t('camera.hint')}</p>
    </Sheet>
  );
}

const lookEveryMs = 250;

/** The camera is on only while this is shown and the page is in sight, and off the moment something is read. */
function Finder({ onText, onTrouble, onClose }: CameraSheetProps) {
  const t = useText('payees');
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent((text: string) => onText(text));
  const failed = useEffectEvent((error: unknown) => onTrouble(error instanceof CameraError ? error.trouble : 'failed'));
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = (): void => {
      isOver = true;
      clearInterval(timer);
      if (stream !== undefined) closeCamera(stream);
    };
    const look = (): void => {
      const text = video.current === null ? undefined : readFrame(video.current);
      if (text === undefined) return;
      stop();
      found(text);
    };
    const start = async (): Promise<void> => {
      const opened = await openCamera();
      // Closed while the browser was still asking for permission.
      if (isOver) return closeCamera(opened);
      stream = opened;
      if (video.current !== null) {
        video.current.srcObject = opened;
        await video.current.play();
      }
      if (!isOver) timer = setInterval(look, lookEveryMs);
      return undefined;
    };
    start().catch((error: unknown) => {
      if (isOver) return;
      stop();
      failed(error);
    });
    const onSight = (): void => {
      if (document.visibilityState === 'hidden') close();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => {
      document.removeEventListener('visibilitychange', onSight);
      stop();
    };
  }, []);
  return <video ref={video} className={styles['finder']} aria-label={t('camera.title')} muted playsInline />;
}
