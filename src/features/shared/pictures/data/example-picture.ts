const size = { width: 960, height: 600 };
const jpegType = 'image/jpeg';

/** A card with nothing on it but these words, so that people need not upload a real document to the demo. */
export function drawExample(words: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(undefined);
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.strokeStyle = 'gray';
  context.lineWidth = 6;
  context.strokeRect(40, 40, size.width - 80, size.height - 80);
  context.fillStyle = 'black';
  context.font = '64px sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, size.width / 2, size.height / 2, size.width - 160);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), jpegType));
}
