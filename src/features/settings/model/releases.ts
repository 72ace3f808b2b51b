/** The visible changes of a version, in words of the dictionary `device`. */
export interface Release {
  readonly version: string;
  readonly news: readonly NewsId[];
}

export type NewsId = 'help' | 'notices' | 'pictures' | 'guards' | 'sameScreens' | 'ownLimits' | 'receipts' | 'thisPage';

/** The newest first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    version: '0.8.0',
    news: ['help', 'notices', 'pictures', 'guards', 'sameScreens', 'ownLimits', 'receipts', 'thisPage'],
  },
];
