import { expect, test } from 'vitest';
import { filesBelow, isTest, read } from '../support/source-files.ts';

/** The requirements of what is built. Each has a number that its tests carry in their titles. */
const requirements = `
  MO1 MO2 MO3 MO4 MK1 MK2 MK3 MK5 CH1 CH2 OE1 OE2 OE3 OE4 OE5 OE6 OE7 OE8 SM1 SM2 IN1 IN2
  SO1 SO2 SO3 H25 PO1 PO3 E4 E33 E34 H10 H11 H26 L1 L2 L3 L4 L5 L6 L7 L8 L9 L10 4.2
  TH1 SY1 KY2 DM1 DM3 DM4 DM5 E1 E2 E5 E7 E8 E9 E21 E22 E23 E24 E27 E36 E37 E40 E42 H2 H3 H4
  H5 H6 H7 H8 H9 SO4 E29 E12 E10 PO4 H27 MK4 CH3 PO2 H1
  E25 E28 MS1 MS2 H19
  E3 E6
  FU1 FU5 H13
  FU4 FU6 FU7
  E16 E18 E19 E44
  KY1
  AC1 AC2 E13
  FU3 FU4 H12 H14 H15
  FU2 H17 E38 KY3 H18
  IE1 IE2 QZ1 QZ2 H16 H23
  LN1 LN2 QB1 QB2 QB3
  E17 E35 E45 H20 H21 H22 H26
  LM1 LM2 LM3 DI1 DI2 H16 H23
  NF1 NF2 NF3 NF4 NF5
  CT1 CT2 CT3 CT4 H16 H24
  4.3
`
  .trim()
  .split(/\s+/);

const title = /\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*(["'`])(.*?)\1/g;

const titles = [...filesBelow('tests'), ...filesBelow('src')]
  .filter((path) => isTest(path) || path.endsWith('.journey.ts'))
  .flatMap((path) => [...read(path).matchAll(title)].map(([, , words = '']) => words));

test.each(requirements)('%s: a test carries it in its title', (requirement) => {
  expect(titles.filter((words) => new RegExp(`\\b${requirement.replace('.', '\\.')}\\b`).test(words))).not.toEqual([]);
});
