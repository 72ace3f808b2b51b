import {
  fitted,
  headLength,
  largestPicture,
  pictureKind,
  troubleBefore,
  troubleOnOpening,
  type PictureTrouble,
  type Size,
} from './picture-kind.ts';

/** A file that cannot be sent as a picture. */
export class PictureError extends Error {
  readonly trouble: PictureTrouble;

  constructor(trouble: PictureTrouble) {
    super(trouble);
    this.name = 'PictureError';
    this.trouble = trouble;
  }
}

const longestSide = 2400;
const qualities = [0.9, 0.8, 0.7, 0.55, 0.4] as const;
const smallestSide = 400;
const jpegType = 'image/jpeg';

/** A part of a picture, in the picture's pixels. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

async function openPicture(file: Blob): Promise<ImageBitmap> {
  const kind = pictureKind(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  const trouble = troubleBefore(kind, file.size);
  if (trouble !== undefined) throw new PictureError(trouble);
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureError(troubleOnOpening(kind));
  }
}

/** Redraws the picture: only its visible content remains, without place, time and camera. */
function draw(picture: CanvasImageSource, part: Part, size: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureError('unreadable');
  // A jpeg has no transparent points; black would hide dark writing.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new PictureError('unreadable')) : resolve(blob)),
      jpegType,
      quality,
    );
  });

/** As good as fits: first less quality, then fewer points. */
async function encodeWithin(picture: CanvasImageSource, part: Part, longest: number): Promise<Blob> {
  const canvas = draw(picture, part, fitted(part, longest));
  for (const quality of qualities) {
    const blob = await encode(canvas, quality);
    if (blob.size < largestPicture) return blob;
  }
  if (longest / 2 < smallestSide) throw new PictureError('size');
  return encodeWithin(picture, part, longest / 2);
}

/** A jpeg under 2 MB without anything that the camera has written into the file. Fails: PictureError. */
export async function preparePicture(file: Blob): Promise<Blob> {
  const picture = await openPicture(file);
  try {
    const { width, height } = picture;
    return await encodeWithin(picture, { x: 0, y: 0, width, height }, longestSide);
  } finally {
    picture.close();
  }
}

/** To the right. */
export type QuarterTurns = 0 | 1 | 2 | 3;

function turned(picture: ImageBitmap, turns: QuarterTurns): HTMLCanvasElement {
  const isLying = turns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isLying ? picture.height : picture.width;
  canvas.height = isLying ? picture.width : picture.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureError('unreadable');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

const longestPartSide = 640;

/** A part of a picture after it was turned, small enough for an avatar. Fails: PictureError. */
export async function cutPicture(
  file: Blob,
  { part, turns }: { readonly part: Part; readonly turns: QuarterTurns },
): Promise<Blob> {
  const picture = await openPicture(file);
  try {
    return await encodeWithin(turned(picture, turns), part, longestPartSide);
  } finally {
    picture.close();
  }
}
