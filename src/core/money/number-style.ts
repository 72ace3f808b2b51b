/** How one language writes numbers. Kept as a table, so that every engine writes the same text. */
export interface NumberStyle {
  readonly decimalMark: '.' | ',';
  readonly groupMark: string;
  /** Groups start at this many integer digits: Spanish leaves four of them alone. */
  readonly groupsFrom: number;
  /** Where the percent sign stands, `#` being the number. */
  readonly percentPattern: string;
}

export const noBreakSpace = '\u00a0';
export const narrowNoBreakSpace = '\u202f';

const commaGroups: NumberStyle = { decimalMark: '.', groupMark: ',', groupsFrom: 4, percentPattern: '#%' };

const styles: Readonly<Record<string, NumberStyle>> = {
  fr: { decimalMark: ',', groupMark: narrowNoBreakSpace, groupsFrom: 4, percentPattern: `#${noBreakSpace}%` },
  ru: { decimalMark: ',', groupMark: noBreakSpace, groupsFrom: 4, percentPattern: `#${noBreakSpace}%` },
  tr: { decimalMark: ',', groupMark: '.', groupsFrom: 4, percentPattern: '%#' },
  es: { decimalMark: ',', groupMark: '.', groupsFrom: 5, percentPattern: `#${noBreakSpace}%` },
};

/** The style of a BCP 47 tag by its language; a language without a row of its own is written as in English. */
export const numberStyleOf = (languageTag: string): NumberStyle =>
  styles[languageTag.split('-', 1)[0] ?? ''] ?? commaGroups;
