import { encodeQR } from 'qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  /** The accessible name of the picture. */
  readonly label: string;
}

/** Light modules around it, without which many cameras find nothing. */
const quiet = 4;

/** Dark on light in every theme: cameras expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => drawn(encodeQR(text, 'raw', { border: quiet })), [text]);
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function drawn(modules: readonly (readonly boolean[])[]): { readonly path: string; readonly size: number } {
  const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size: modules.length };
}
