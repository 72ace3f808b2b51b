import { encodeQR } from 'qr';

const quiet = 4;
/** Px of one module: sharp enough for the camera of a phone. */
const scale = 6;

/** A picture that shows the text as a QR code; undefined where this device cannot draw. */
export async function drawQrPicture(text: string): Promise<Blob | undefined> {
  const modules = encodeQR(text, 'raw', { border: quiet });
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * scale;
  canvas.height = modules.length * scale;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    }),
  );
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}
