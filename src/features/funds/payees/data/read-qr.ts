import { decodeQR } from 'qr/decode.js';
import { preparePicture } from '../../../shared/pictures/data/prepare-picture.ts';

const longest = 1200;
/** A picture is read once, so it may take longer than a frame of a camera. */
const timeLimit = 1500;

function pointsOf(picture: ImageBitmap): ImageData | undefined {
  const share = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

/** The text of the QR code in a picture; undefined without one. Sends nothing. Fails: PictureError. */
export async function readQr(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(await preparePicture(file));
  try {
    const points = pointsOf(picture);
    return points === undefined ? undefined : decodeQR(points, { format: 'RGBA', timeLimit });
  } catch {
    return undefined;
  } finally {
    picture.close();
  }
}
