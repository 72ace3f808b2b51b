import { decodeQR } from 'qr/decode.js';

export type CameraTrouble = 'refused' | 'missing' | 'failed';

export class CameraError extends Error {
  readonly trouble: CameraTrouble;
  constructor(trouble: CameraTrouble) {
    super(`the camera: ${trouble}`);
    this.name = 'CameraError';
    this.trouble = trouble;
  }
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Opens the rear camera, if there are two. Fails: CameraError. */
export async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (error) {
    throw new CameraError(troubles[error instanceof Error ? error.name : ''] ?? 'failed');
  }
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

const longest = 640;
/** Less than the pause between two looks, so that the page stays quick. */
const timeLimit = 100;

/** The text of the QR code in front of the camera; undefined without one. */
export function readFrame(video: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const share = Math.min(1, longest / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * share);
  canvas.height = Math.round(videoHeight * share);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const points = context?.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return points === undefined ? undefined : decodeQR(points, { format: 'RGBA', timeLimit });
  } catch {
    return undefined;
  }
}
