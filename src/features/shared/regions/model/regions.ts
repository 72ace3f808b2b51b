/** ISO 3166-1 alpha-2, without uninhabited territories. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

export const isRegion = (code: string | undefined): code is string => code !== undefined && codes.includes(code);

const namesIn = (languageTag: string): Intl.DisplayNames =>
  new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'code' });

export const regionName = (code: string, languageTag: string): string => namesIn(languageTag).of(code) ?? code;

/** All countries and regions by their names, in the order of the language. */
export function regionsIn(languageTag: string): readonly Region[] {
  const names = namesIn(languageTag);
  const order = new Intl.Collator(languageTag);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((left, right) => order.compare(left.name, right.name));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** By a part of the name, with or without accents, or by the code. */
export function searchRegions(regions: readonly Region[], typed: string): readonly Region[] {
  const wanted = plain(typed.trim());
  return wanted === ''
    ? regions
    : regions.filter(({ code, name }) => plain(name).includes(wanted) || code.toLowerCase() === wanted);
}
