/** A value that the server did not send, or the inside of the program, on the surface of a screen. */
export const leaks = /\bundefined\b|\bNaN\b|\[object |\bnull\b|Infinity/;
/** What a screen says when it has failed as a whole; see `src/app/shell/fallbacks/screen-state.tsx`. */
export const broken = /Something went wrong/;
