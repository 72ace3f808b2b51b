/** The file that `npm run generate:marks` writes. */
export const marksFile: string;
/** The seal of a module of marks, given as text: over its shapes, the script that draws it and the versions of the packages. */
export function sealOf(module: string): string;
/** The seal that a module of marks, given as text, carries; undefined without one. */
export function carriedSeal(module: string): string | undefined;
