import { IconChevronLeft } from '../../../../core/ui/icons/chevron-left.gen.tsx';
import { IconChevronRight } from '../../../../core/ui/icons/chevron-right.gen.tsx';
import { IconZoomIn } from '../../../../core/ui/icons/zoom-in.gen.tsx';
import { IconZoomOut } from '../../../../core/ui/icons/zoom-out.gen.tsx';
import type { Chart } from 'klinecharts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import styles from './chart-moves.module.css';

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const zoomStep = 1.5;

/** What fingers do to the chart, with a button each: for a hand that holds something, a mouse without a wheel, a keyboard. */
export function ChartMoves({ chart }: { readonly chart: Chart }) {
  const t = useText('chart');
  const halfPage = (): number => (chart.getSize()?.width ?? 0) / 2;
  return (
    <div className={styles['moves']} role="group" aria-label={t('move.label')}>
      <IconButton label={t('move.earlier')} onClick={() => chart.scrollByDistance(halfPage())}>
        <IconChevronLeft {...look} />
      </IconButton>
      <IconButton label={t('move.later')} onClick={() => chart.scrollByDistance(-halfPage())}>
        <IconChevronRight {...look} />
      </IconButton>
      <IconButton label={t('move.zoomOut')} onClick={() => chart.zoomAtCoordinate(1 / zoomStep)}>
        <IconZoomOut {...look} />
      </IconButton>
      <IconButton label={t('move.zoomIn')} onClick={() => chart.zoomAtCoordinate(zoomStep)}>
        <IconZoomIn {...look} />
      </IconButton>
    </div>
  );
}
