import * as v from 'valibot';
import type { AccessSlice } from '../access/access-book.ts';
import { personOf } from '../access/access-rules.ts';
import type { Domain } from '../../kernel/domain/domain.ts';

const nickname = v.strictObject({ user: v.string(), nickname: v.string() });
const signature = v.strictObject({ user: v.string(), signature: v.string() });
const avatar = v.strictObject({ user: v.string(), avatar: v.string() });

/** Each returns how many rows changed. */
export const profileCommands: Domain<AccessSlice>['commands'] = {
  changeNickname: ({ slice }, argument) => {
    const { user, nickname: next } = v.parse(nickname, argument);
    const person = personOf(slice, user);
    if (person.nickname === next) return 0;
    person.nickname = next;
    return 1;
  },

  changeSignature: ({ slice }, argument) => {
    const { user, signature: next } = v.parse(signature, argument);
    const person = personOf(slice, user);
    if (person.signature === next) return 0;
    person.signature = next;
    return 1;
  },

  changeAvatar: ({ slice }, argument) => {
    const { user, avatar: next } = v.parse(avatar, argument);
    const person = personOf(slice, user);
    if (person.avatar === next) return 0;
    person.avatar = next;
    return 1;
  },
};
