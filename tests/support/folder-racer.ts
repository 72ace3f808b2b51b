// Takes a folder at a moment that it is told of, says whether it got it, and gives it back when it is told to.
import { FileStorage } from '../../src/adapters/mock/doors/storage/file-storage.ts';

let held: FileStorage | undefined;

async function take(folder: string, at: number): Promise<boolean> {
  // Waiting for a timer would let one of two begin a millisecond before the other.
  while (Date.now() < at);
  held = await FileStorage.open(folder).catch(() => undefined);
  return held !== undefined;
}

process.on('message', (message: { readonly folder?: string; readonly at?: number }) => {
  const { folder, at = 0 } = message;
  if (folder === undefined) void held?.close().then(() => process.send?.('free'));
  else void take(folder, at).then((isMine) => process.send?.(isMine));
});
process.send?.('ready');
