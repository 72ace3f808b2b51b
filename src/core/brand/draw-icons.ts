/** A PNG of the page's icon, as an address that stands for itself. */
export interface DrawnIcon {
  readonly src: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

export interface IconLook {
  /** The address of the mark; undefined where there is none. */
  readonly mark: string | undefined;
  /** Stands in place of a mark that is not there or cannot be read. */
  readonly letter: string;
  readonly ground: string;
  readonly ink: string;
}

interface Shape {
  readonly size: number;
  /** How much of the side the mark takes. Launchers cut maskable icons to a circle of 80 %. */
  readonly share: number;
  /** Of the corners, as a share of the side. */
  readonly radius: number;
}

const shapes = [
  { size: 192, share: 0.76, radius: 0.2, purpose: 'any' },
  { size: 512, share: 0.76, radius: 0.2, purpose: 'any' },
  { size: 512, share: 0.56, radius: 0, purpose: 'maskable' },
] as const;
const touchShape: Shape = { size: 180, share: 0.7, radius: 0 };

async function pictureOf(address: string | undefined): Promise<HTMLImageElement | undefined> {
  if (address === undefined) return undefined;
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}

/** As large as fits into the square, in its middle. A picture without a size of its own is a square. */
function place(picture: HTMLImageElement, side: number): readonly [number, number] {
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (width === 0 || height === 0) return [side, side];
  const scale = side / Math.max(width, height);
  return [width * scale, height * scale];
}

function draw({ size, share, radius }: Shape, look: IconLook, picture: HTMLImageElement | undefined): string {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no picture can be drawn here');
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size * radius);
  pen.fillStyle = look.ground;
  pen.fill();
  if (picture === undefined) {
    pen.fillStyle = look.ink;
    pen.font = `600 ${Math.round(size * share * 0.8)}px ${getComputedStyle(document.body).fontFamily}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(look.letter, size / 2, size / 2);
  } else {
    const [width, height] = place(picture, size * share);
    pen.drawImage(picture, (size - width) / 2, (size - height) / 2, width, height);
  }
  return canvas.toDataURL('image/png');
}

/** The icons of the installed page, drawn from its mark; `touch` is for phones that round the corners themselves. */
export async function drawIcons(look: IconLook): Promise<{ readonly icons: readonly DrawnIcon[]; touch: string }> {
  const picture = await pictureOf(look.mark);
  const icons = shapes.map((shape) => ({ src: draw(shape, look, picture), size: shape.size, purpose: shape.purpose }));
  return { icons, touch: draw(touchShape, look, picture) };
}
