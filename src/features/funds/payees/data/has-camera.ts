/** Whether the browser lets pages ask for a camera at all; over plain http it does not. */
export const canUseCamera = (): boolean =>
  'mediaDevices' in navigator && typeof navigator.mediaDevices?.getUserMedia === 'function';
