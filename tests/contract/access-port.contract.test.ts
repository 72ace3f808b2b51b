import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccessPort, type Registration } from '../../src/core/ports/access-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { accessPromises, endingPromises, unknownPersonPromises } from './promises/access-promises.ts';
import { tryPromises } from './try-promises.ts';
import { demoCode, oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const newcomer: Registration = {
  identifier: 'ann@example.test',
  kind: 'email',
  password: 'correct-7',
  code: demoCode,
  invitationCode: undefined,
};

const describeAccessPort = (world: World): unknown =>
  describe(`AccessPort and ProfilePort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
    });
    afterEach(() => running.stop());
    tryPromises([...unknownPersonPromises, ...accessPromises, ...endingPromises], () => running);

    const access = (): AccessPort => running.port(AccessPort);
    const registerAnn = async (): Promise<void> => {
      await access().sendCode({ identifier: newcomer.identifier, forExisting: false });
      await access().register(newcomer);
    };

    test('signIn: answers a token of 32 hexadecimal digits that opens the profile', async () => {
      const token = await access().signIn({ identifier: personAtDesk, password: 'demo1234' });
      expect(token).toMatch(/^[0-9a-f]{32}$/);
      running.session.signIn(token);
      expect(await running.port(ProfilePort).currentUser()).toMatchObject({
        login: personAtDesk,
        verification: 'approved',
      });
    });

    test.each([
      ['a wrong password', { identifier: personAtDesk, password: 'wrong-password' }],
      ['an unknown person', { identifier: 'nobody@example.test', password: 'demo1234' }],
    ])('signIn: %s is refused', async (_name, credentials) => {
      await expect(access().signIn(credentials)).rejects.toMatchObject({ kind: 'server' });
    });

    test('signIn: a second one ends the first session', async () => {
      const first = await access().signIn({ identifier: personAtDesk, password: 'demo1234' });
      await access().signIn({ identifier: personAtDesk, password: 'demo1234' });
      running.session.signIn(first);
      await expect(running.port(ProfilePort).currentUser()).rejects.toMatchObject({ kind: 'session-expired' });
    });

    test('signInWithAddress: a new address is an account of its own, without money', async () => {
      running.session.signIn(await access().signInWithAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'));
      expect(await running.port(ProfilePort).currentUser()).toMatchObject({
        login: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
        verification: 'none',
        hasPaymentPassword: false,
      });
    });

    test('signInWithAddress: a slip of the pen is refused', async () => {
      await expect(access().signInWithAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).rejects.toMatchObject({
        kind: 'server',
      });
    });

    test('register: the person can sign in afterwards and has empty accounts', async () => {
      await registerAnn();
      running.session.signIn(await access().signIn({ identifier: newcomer.identifier, password: newcomer.password }));
      expect(await running.port(ProfilePort).currentUser()).toMatchObject({
        login: newcomer.identifier,
        verification: 'none',
      });
    });

    test('AC1 register: a phone with its dialling code, by SMS, signs in with its number', async () => {
      const phone = { identifier: '612345678', areaCode: '34' };
      await access().sendCode({ ...phone, forExisting: false });
      await access().register({ ...newcomer, ...phone, kind: 'mobile' });
      const { identifier } = phone;
      running.session.signIn(await access().signIn({ identifier, password: newcomer.password }));
      expect(await running.port(ProfilePort).currentUser()).toMatchObject({ login: identifier });
    });

    test.each([
      ['a wrong code', { code: '000000' }],
      ['a password that is too short', { password: 'six666' }],
      ['an unknown invitation code', { invitationCode: 'zzzz' }],
    ])('register: %s is refused', async (_name, change) => {
      await access().sendCode({ identifier: newcomer.identifier, forExisting: false });
      await expect(access().register({ ...newcomer, ...change })).rejects.toMatchObject({ kind: 'server' });
      await expect(
        access().signIn({ identifier: newcomer.identifier, password: newcomer.password }),
      ).rejects.toMatchObject({ kind: 'server' });
    });

    test('register: an account that exists is refused', async () => {
      await expect(access().register({ ...newcomer, identifier: personAtDesk })).rejects.toMatchObject({
        kind: 'server',
      });
    });

    test('sendCode: a second one within two minutes is refused', async () => {
      await access().sendCode({ identifier: newcomer.identifier, forExisting: false });
      await expect(access().sendCode({ identifier: newcomer.identifier, forExisting: false })).rejects.toMatchObject({
        kind: 'server',
      });
    });

    test('A17 sendCode, checkCode, resetPassword: a name without an account is answered like one with a wrong code', async () => {
      const identifier = 'nobody@example.test';
      await access().sendCode({ identifier, forExisting: true });
      await expect(access().checkCode({ identifier, code: demoCode })).rejects.toMatchObject({ kind: 'server' });
      const reset = { identifier, password: 'other777', code: demoCode };
      await expect(access().resetPassword(reset)).rejects.toMatchObject({ kind: 'server' });
    });

    test('checkCode: tells a right code from a wrong one', async () => {
      await access().sendCode({ identifier: newcomer.identifier, forExisting: false });
      await access().checkCode({ identifier: newcomer.identifier, code: demoCode });
      await expect(access().checkCode({ identifier: newcomer.identifier, code: '135790' })).rejects.toMatchObject({
        kind: 'server',
      });
    });

    test('resetPassword: the new password opens, the old one does not', async () => {
      await access().sendCode({ identifier: personAtDesk, forExisting: true });
      await access().resetPassword({ identifier: personAtDesk, password: 'brand-new-7', code: demoCode });
      await expect(access().signIn({ identifier: personAtDesk, password: 'demo1234' })).rejects.toMatchObject({
        kind: 'server',
      });
      expect(await access().signIn({ identifier: personAtDesk, password: 'brand-new-7' })).toMatch(/^[0-9a-f]{32}$/);
    });

    test('resetPassword: without the right code nothing changes', async () => {
      await access().sendCode({ identifier: personAtDesk, forExisting: true });
      await expect(
        access().resetPassword({ identifier: personAtDesk, password: 'brand-new-7', code: '111111' }),
      ).rejects.toMatchObject({ kind: 'server' });
      expect(await access().signIn({ identifier: personAtDesk, password: 'demo1234' })).toMatch(/^[0-9a-f]{32}$/);
    });

    test('currentUser: holds no secret', async () => {
      await running.signIn(personAtDesk);
      expect(JSON.stringify(await running.port(ProfilePort).currentUser())).not.toMatch(
        /demo1234|demo5678|password":"/i,
      );
    });
  });

oneAccountWorlds.forEach(describeAccessPort);
