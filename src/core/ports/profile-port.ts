import { createToken } from '../di/token.ts';
import type { User } from '../domain/people/user.ts';

/** The signed-in person. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface ProfilePort {
  /** @wire GET /user/info */
  currentUser(): Promise<User>;
  /** @wire POST /user/editNickname */
  changeNickname(change: { nickname: string }): Promise<void>;
  /** An extension: the capability `signature` says which servers have it. @wire POST /user/editSignature */
  changeSignature(change: { signature: string }): Promise<void>;
  /** The reference of an uploaded picture. @wire POST /user/uploadHeadPortrait */
  changeAvatar(change: { reference: string }): Promise<void>;
}
export const ProfilePort = createToken<ProfilePort>('ProfilePort');
