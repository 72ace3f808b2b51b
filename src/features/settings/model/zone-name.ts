/** A zone as people write it: those of whole hours have names with the signs the other way round. */
export const zoneName = (zone: string): string =>
  zone.replace(
    /^Etc\/GMT([+-])(\d+)$/,
    (_all, sign: string, hours: string) => `UTC${sign === '+' ? '−' : '+'}${hours}`,
  );
