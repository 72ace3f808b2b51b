/** State of a navigation that is meant to leave practice (the tour's, a scene's), so that no question follows. */
export const leavesPractice = { leavesPractice: true } as const;

export const hasLeftPractice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leavesPractice' in state;
