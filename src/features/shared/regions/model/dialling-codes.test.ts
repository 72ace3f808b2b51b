import { expect, test } from 'vitest';
import { splitNumber } from './dialling-codes.ts';

test.each([
  ['+34 612-345-678', '', { areaCode: '34', mobile: '612345678' }],
  ['0034612345678', '34', { areaCode: '34', mobile: '612345678' }],
  ['+12685551234', '', { areaCode: '1268', mobile: '5551234' }],
  ['+12685551234', '1', { areaCode: '1', mobile: '2685551234' }],
  ['+34612345678', '33', undefined],
  ['+999612345678', '', undefined],
  ['612345678', '', undefined],
  ['+', '', undefined],
])('AC1 the number %j beside the code %j is %j', (typed, picked, expected) => {
  expect(splitNumber(typed, picked)).toEqual(expected);
});
