import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BasicApplication } from '../../src/core/domain/people/identity.ts';
import { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { IdentityPort } from '../../src/core/ports/identity-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { SecurityPort } from '../../src/core/ports/security-port.ts';
import { sampleJpeg } from '../support/sample-pictures.ts';
import { identityPromises } from './promises/identity-promises.ts';
import { tryPromises } from './try-promises.ts';
import { demoCode, oneAccountWorlds, type RunningWorld, type World } from './worlds.ts';

const newcomer = 'new@tandem.test';

const describeIdentityPort = (world: World): unknown =>
  describe(`IdentityPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
    });
    afterEach(() => running.stop());
    tryPromises(identityPromises, () => running);

    const identity = (): IdentityPort => running.port(IdentityPort);
    const upload = (): Promise<string> =>
      running
        .port(HttpTransport)
        .upload('POST /upload', new Blob([Uint8Array.from(sampleJpeg)], { type: 'image/jpeg' }));
    const basic = async (): Promise<BasicApplication> => ({
      level: 1,
      kind: 'passport',
      name: 'Nico Example',
      phone: '+34612345678',
      documentNumber: 'X1234567',
      front: await upload(),
      back: await upload(),
    });
    const decide = (level: 1 | 2, reason?: string): Promise<void> =>
      running.presenter.decide({
        kind: 'identity',
        identifier: newcomer,
        level,
        isApproved: reason === undefined,
        reason: reason ?? '',
      });

    const bindPhone = async (): Promise<void> => {
      const phone = { areaCode: '34', mobile: '612345678' };
      await running.port(SecurityPort).sendMobileCode(phone);
      await running.port(SecurityPort).bindContact({ contact: { kind: 'mobile', ...phone }, code: demoCode });
    };

    test('submitIdentity: is listed for the operator, refused with a reason, corrected and approved', async () => {
      await running.signIn(newcomer);
      const application = await basic();
      await identity().submitIdentity(application);
      expect(await identity().identity()).toMatchObject({ basic: 'reviewing', advanced: 'none' });
      expect((await running.presenter.state()).cases).toMatchObject([{ kind: 'identity', identifier: newcomer }]);
      await decide(1, 'Too dark');
      expect(await identity().identity()).toMatchObject({
        basic: 'refused',
        advanced: 'none',
        record: { kind: 'passport', name: 'Nico Example', documentNumber: 'X1234567', reason: 'Too dark' },
      });
      await identity().submitIdentity({ ...application, documentNumber: 'X7654321' });
      await bindPhone();
      await decide(1);
      expect(await running.port(ProfilePort).currentUser()).toMatchObject({ verification: 'approved' });
    });

    test('submitIdentity: level 2 needs level 1', async () => {
      await running.signIn(newcomer);
      const pictures = { front: await upload(), back: await upload(), holding: await upload() };
      await expect(identity().submitIdentity({ level: 2, ...pictures })).rejects.toMatchObject({ kind: 'server' });
      await identity().submitIdentity(await basic());
      await bindPhone();
      await decide(1);
      await identity().submitIdentity({ level: 2, ...pictures });
      await decide(2);
      expect(await identity().identity()).toMatchObject({ basic: 'approved', advanced: 'approved' });
    });

    test('identity: is nothing to a visitor', async () => {
      await expect(identity().identity()).rejects.toMatchObject({ kind: 'session-expired' });
    });
  });

oneAccountWorlds.forEach(describeIdentityPort);
