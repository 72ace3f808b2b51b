/** What went wrong when help was asked for; empty when unknown. */
export interface HelpCase {
  readonly error?: unknown;
}

let asked: HelpCase | undefined;
const nobody = (): void => undefined;
let tell = nobody;

export const askedHelp = (): HelpCase | undefined => asked;

/** Opens the report about a failure, on any page; without a case it closes. */
export function askForHelp(wanted: HelpCase | undefined): void {
  asked = wanted;
  tell();
}

/** For the shell alone, which shows the report. */
export function watchAskedHelp(listener: () => void): () => void {
  tell = listener;
  return () => {
    tell = nobody;
  };
}
