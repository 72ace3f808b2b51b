/** How a language writes numbers. A table, so that every JavaScript engine produces the same text. */
export interface NumberStyle {
  readonly decimalMark: '.' | ',';
  readonly groupMark: string;
  /** Grouping starts at this many integer digits: Spanish leaves four ungrouped. */
  readonly groupsFrom: number;
  /** The place of the percent sign; `#` is the number. */
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

/** The style of a BCP 47 tag by its language; English by default. */
export const numberStyleOf = (languageTag: string): NumberStyle =>
  styles[languageTag.split('-', 1)[0] ?? ''] ?? commaGroups;
