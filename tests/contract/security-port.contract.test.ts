import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccessPort } from '../../src/core/ports/access-port.ts';
import { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { SecurityPort } from '../../src/core/ports/security-port.ts';
import { sampleJpeg } from '../support/sample-pictures.ts';
import { demoCode, oneAccountWorlds, type RunningWorld, type World } from './worlds.ts';

const newcomer = 'new@tandem.test';
const number = { areaCode: '34', mobile: '612345678' };
const phone = { kind: 'mobile', ...number } as const;
const refused = { kind: 'server' };

const describeSecurityPort = (world: World): unknown =>
  describe(`SecurityPort and changes of the profile, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(newcomer);
    });
    afterEach(() => running.stop());

    const security = (): SecurityPort => running.port(SecurityPort);
    const profile = (): ProfilePort => running.port(ProfilePort);

    test('changeNickname: shows at once, and the same name again is no failure', async () => {
      await profile().changeNickname({ nickname: '小明' });
      await profile().changeNickname({ nickname: '小明' });
      expect(await profile().currentUser()).toMatchObject({ nickname: '小明' });
    });

    test('changeSignature: AC2 shows at once, and the same line again is no failure', async () => {
      expect((await profile().currentUser()).signature).toBe('');
      await profile().changeSignature({ signature: 'slow and steady' });
      await profile().changeSignature({ signature: 'slow and steady' });
      expect((await profile().currentUser()).signature).toBe('slow and steady');
    });

    test('changeSignature: AC2 an empty one removes it', async () => {
      await profile().changeSignature({ signature: 'slow and steady' });
      await profile().changeSignature({ signature: '' });
      expect((await profile().currentUser()).signature).toBe('');
    });

    test.each(['A', '50% off', 'a'.repeat(31)])('changeSignature: %s is refused', async (signature) => {
      await expect(profile().changeSignature({ signature })).rejects.toMatchObject(refused);
    });

    test.each(['A', 'a!b', '12345678901'])('changeNickname: %s is refused', async (nickname) => {
      await expect(profile().changeNickname({ nickname })).rejects.toMatchObject(refused);
      expect(await profile().currentUser()).toMatchObject({ nickname: 'Nico' });
    });

    test('changeAvatar: wears an uploaded picture and no other', async () => {
      const picture = new Blob([Uint8Array.from(sampleJpeg)], { type: 'image/jpeg' });
      const reference = await running.port(HttpTransport).upload('POST /upload', picture);
      await profile().changeAvatar({ reference });
      expect((await profile().currentUser()).avatar).toContain(reference);
      const elsewhere = { reference: 'https://elsewhere.example/a.jpg' };
      await expect(profile().changeAvatar(elsewhere)).rejects.toMatchObject(refused);
    });

    test('changePaymentPassword: with the right code alone, and the code is worth one change', async () => {
      const wrong = { password: 'paying-77', code: '111111' };
      await expect(security().changePaymentPassword(wrong)).rejects.toMatchObject(refused);
      await running.port(AccessPort).sendCode({ identifier: newcomer, forExisting: true });
      await security().changePaymentPassword({ password: 'paying-77', code: demoCode });
      expect(await profile().currentUser()).toMatchObject({ hasPaymentPassword: true });
      const again = { password: 'paying-88', code: demoCode };
      await expect(security().changePaymentPassword(again)).rejects.toMatchObject(refused);
    });

    test('sendMobileCode: one in two minutes', async () => {
      await security().sendMobileCode(number);
      await expect(security().sendMobileCode(number)).rejects.toMatchObject(refused);
    });

    test('bindContact: a phone with its code, once, and for one person', async () => {
      await expect(security().bindContact({ contact: phone, code: demoCode })).rejects.toMatchObject(refused);
      await security().sendMobileCode(number);
      await security().bindContact({ contact: phone, code: demoCode });
      expect(await profile().currentUser()).toMatchObject({ email: newcomer, phone: '34612345678' });
      await running.presenter.advance({ milliseconds: 120_000 });
      await running.signIn('lv1@tandem.test');
      await security().sendMobileCode(number);
      await expect(security().bindContact({ contact: phone, code: demoCode })).rejects.toMatchObject(refused);
    });

    test('bindContact: what one signs in with is not replaced', async () => {
      const email = 'other@example.test';
      await running.port(AccessPort).sendCode({ identifier: email, forExisting: false });
      const binding = { contact: { kind: 'email', email } as const, code: demoCode };
      await expect(security().bindContact(binding)).rejects.toMatchObject(refused);
    });
  });

oneAccountWorlds.forEach(describeSecurityPort);
