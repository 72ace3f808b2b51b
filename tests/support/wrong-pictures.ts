import { sampleJpeg, samplePng } from './sample-pictures.ts';

const megabytes = (count: number, head: readonly number[]): File => {
  const bytes = new Uint8Array(count * 1024 * 1024);
  bytes.set(head);
  return new File([bytes], 'large.jpg', { type: 'image/jpeg' });
};
const small = (head: readonly number[] | string, name = 'a.jpg'): File =>
  new File([typeof head === 'string' ? head : Uint8Array.from(head)], name, { type: 'image/jpeg' });

const heic = [0, 0, 0, 24, ...Array.from('ftypheic', (letter) => letter.charCodeAt(0)), 0, 0, 0, 0];

/** Files that are no pictures, or none that can be opened here: what they are, and what is said of them. */
export const wrongPictures: readonly (readonly [string, File, string | RegExp])[] = [
  ['0 bytes', small([]), 'The file is empty'],
  ['a page that is called a picture', small('<script>alert(1)</script>'), /Only JPEG and PNG/],
  [
    'a drawing with a script',
    small('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    /Only JPEG and PNG/,
  ],
  ['a program', small('MZ\u0090\u0000'), /Only JPEG and PNG/],
  ['a jpeg that was cut off', small(sampleJpeg), 'The picture is damaged and cannot be opened'],
  ['a png that was cut off', small(samplePng, 'a.png'), 'The picture is damaged and cannot be opened'],
  ['a picture of another maker', small(heic, 'a.heic'), /This browser cannot open HEIC pictures/],
  ['50 MB of a jpeg', megabytes(50, sampleJpeg), /The file is too large/],
  ['50 MB of anything', megabytes(50, [1, 2, 3]), /Only JPEG and PNG/],
];
