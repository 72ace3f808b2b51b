/** Events of the simulated account, by what they tell. */
export const moniOptionsEvents = { settled: 'closed_monimicroorder' } as const;
