import { encodeQR } from 'qr';
import styles from './deposit.module.css';

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

const quiet = 4;

/** A text for a camera. Dark on light in every theme: cameras do not read it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: quiet });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles['qr']}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path className={styles['ink']} d={path} />
    </svg>
  );
}
