import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { CameraTrouble } from '../data/camera.ts';
import { canUseCamera } from '../data/has-camera.ts';
import { addressInQr } from '../model/address-in-qr.ts';
import { PictureError } from '../../../shared/pictures/data/prepare-picture.ts';

/** Where an address can come from beside the keyboard: the clipboard, and a picture of a QR code. */
export function useAddressSource(onAddress: (address: string) => void) {
  const t = useText('payees');
  const pictures = useText('pictures');
  const [said, setSaid] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  // A picture takes a while to read, and the form may have changed meanwhile.
  const latest = useRef(onAddress);
  useEffect(() => {
    latest.current = onAddress;
  });
  const take = (text: string | undefined): void => {
    const address = text === undefined ? undefined : addressInQr(text);
    if (address !== undefined) latest.current(address);
    setSaid(address === undefined ? t('add.noAddress') : undefined);
  };
  const paste = (): void => {
    // Not every browser lets a page read the clipboard: then the keyboard's own way is left.
    Promise.resolve()
      .then(() => navigator.clipboard.readText())
      .then(take, () => setSaid(t('add.pasteFailed')));
  };
  const readPicture = (file: Blob): void => {
    setIsReading(true);
    // What reads a picture is fetched with the first one.
    import('../data/read-qr.ts')
      .then(({ readQr }) => readQr(file))
      .then(
        (text) => (text === undefined ? setSaid(t('add.noQr')) : take(text)),
        (error: unknown) =>
          setSaid(error instanceof PictureError ? pictures(`troubles.${error.trouble}`) : t('add.noQr')),
      )
      .finally(() => setIsReading(false));
  };
  const camera = {
    isOpen: isLooking,
    onText: (text: string) => {
      setIsLooking(false);
      take(text);
    },
    onTrouble: (trouble: CameraTrouble) => {
      setIsLooking(false);
      setSaid(t(`camera.${trouble}`));
    },
    onClose: () => setIsLooking(false),
  };
  const lookThrough = (): void => {
    setSaid(undefined);
    setIsLooking(true);
  };
  return { said, isReading, paste, readPicture, camera, lookThrough: canUseCamera() ? lookThrough : undefined };
}
