/** The file that the script writes. */
export const marksFile: string;
/** The module of all marks, as text. */
export function marksModule(): Promise<string>;
