import { describe, expect, test } from 'vitest';
import { detail } from '../../../../tests/support/copy-trading-stage.ts';
import type { FollowTerms, LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { quantity } from '../../../core/money/amount.ts';
import { verdictOn, type Verdict } from '../../../core/sending/verdict.ts';
import { beforeIn } from '../../../core/sending/way.ts';
import { followRecord, isFollowedOn } from './follow-record.ts';

const half: FollowTerms = { way: 'multiplier', number: quantity('0.5') };
const none: LeadTraderDetail = { ...detail, isFollowed: false, terms: undefined };

/** The outcome of a request to follow whose answer was lost. */
const told = (after: LeadTraderDetail, before = none): Verdict<LeadTraderDetail>['kind'] =>
  verdictOn(
    { effect: 'changed-row', isTwin: isFollowedOn },
    {
      wish: half,
      before: beforeIn({ rows: followRecord(before), available: undefined }),
      after: { rows: followRecord(after), available: undefined },
      isDecided: true,
    },
  ).kind;

describe('a request to follow whose answer was lost', () => {
  test('did not happen only where the server says that the trader is not followed, or on other terms', () => {
    expect(told(none)).toBe('not-there');
    expect(told({ ...none, isFollowed: true, terms: { way: 'lots', number: quantity('2') } })).toBe('not-there');
    expect(told({ ...none, isFollowed: true, terms: half })).toBe('found');
  });

  test('is unknown where the server says that the trader is followed, but not on which terms', () => {
    const followed = { ...none, isFollowed: true };
    expect(told(followed)).toBe('unknown');
    expect(told(followed, followed)).toBe('unknown');
  });
});
