/*! @license Icons by Tabler, MIT, copyright 2020 Paweł Kuna and contributors */
import type { ReactNode, SVGProps } from 'react';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** The length of its sides, in pixels. */
  readonly size: number;
  /** The width of its lines on a field of 24 by 24; without a meaning for an icon that is filled. */
  readonly stroke?: number;
}

export type Icon = (props: IconProps) => ReactNode;

const filled = { fill: 'currentColor', stroke: 'none' } as const;
const outlined = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon made of what stands in a field of 24 by 24, in the colour of the text around it. */
export function drawIcon(kind: 'outlined' | 'filled', shape: ReactNode): Icon {
  return ({ size, stroke = 2, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(kind === 'filled' ? filled : { ...outlined, strokeWidth: stroke })}
      {...rest}
    >
      {shape}
    </svg>
  );
}
