import { describe, expect, test } from 'vitest';
import { readAddressDraft } from './address-draft.ts';

const mine = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const poison = `0x5aae${'1'.repeat(32)}eaed`;
const draft = { currencyId: '2', network: 'eth', typed: mine, isCompared: false };

describe('readAddressDraft', () => {
  test('H17 an address of the network is ready at once', () => {
    expect(readAddressDraft(draft, [])).toEqual({
      address: mine,
      problem: undefined,
      isUnchecked: false,
      lookAlike: undefined,
      isReady: true,
    });
  });

  test.each([
    ['a slip of the pen', { typed: `${mine.slice(0, -1)}D` }, 'addressMistyped'],
    ['another network', { typed: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'addressOtherNetwork'],
    ['nothing', { typed: '  ' }, 'required'],
    ['no address at all', { typed: 'hello' }, 'addressInvalid'],
  ])('H17 %s is not ready', (_name, change, key) => {
    const reading = readAddressDraft({ ...draft, ...change }, []);
    expect(reading).toMatchObject({ problem: { key }, isReady: false });
  });

  test('FU2 a network without a check warns and does not block', () => {
    const reading = readAddressDraft({ ...draft, network: 'near', typed: 'someone.near' }, []);
    expect(reading).toMatchObject({ isUnchecked: true, isReady: true });
  });

  test('FU2 nothing is ready before currency and network are chosen', () => {
    expect(readAddressDraft({ ...draft, network: undefined }, []).isReady).toBe(false);
    expect(readAddressDraft({ ...draft, currencyId: undefined }, []).isReady).toBe(false);
  });

  test('H17 a look-alike of a known address has to be compared first', () => {
    const taken = { ...draft, typed: poison };
    expect(readAddressDraft(taken, [mine])).toMatchObject({ lookAlike: mine, isReady: false });
    expect(readAddressDraft({ ...taken, isCompared: true }, [mine]).isReady).toBe(true);
  });
});
