/** Events of the real account, by what they tell. */
export const liveOptionsEvents = { settled: 'closed_microorder' } as const;
