/** State of a navigation that is meant to leave practice (the tour's, a scene's), so that no question follows. */
export const leavesPractice = { leavesPractice: true } as const;

/** Of any navigation. */
export type LeavingState = Partial<typeof leavesPractice> | null | undefined;

export const hasLeftPractice = (state: LeavingState): boolean => state?.leavesPractice === true;
