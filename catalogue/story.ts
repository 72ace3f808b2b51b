import type { ReactNode } from 'react';

/** A state of a component, as Storybook reads it. */
export interface Story {
  readonly render: () => ReactNode;
}
