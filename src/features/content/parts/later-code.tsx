import type { QrCodeProps } from '../../../core/ui/qr-code.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';

/** What draws codes is larger than the pages that show one. */
export const LaterCode = whenWanted<QrCodeProps>({
  load: async () => (await import('../../../core/ui/qr-code.tsx')).QrCode,
});
