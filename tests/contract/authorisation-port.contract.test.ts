import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amount } from '../../src/core/money/amount.ts';
import { AuthorisationPort } from '../../src/core/ports/authorisation-port.ts';
import { IdentityPort } from '../../src/core/ports/identity-port.ts';
import { authorisationPromises } from './promises/authorisation-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const choices = [0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1];

const describeDeclarations = (world: World): unknown =>
  describe(`AuthorisationPort and the questionnaire, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): AuthorisationPort => running.port(AuthorisationPort);

    tryPromises(authorisationPromises, () => running);

    test('setAuthorisedAmount: H18 is kept, moves no money, and is this person’s alone', async () => {
      const before = running.balances('own');
      await port().setAuthorisedAmount({ amount: amount('250.5') });
      expect(await port().authorisedAmount()).toBe('250.5');
      expect(running.balances('own')).toEqual(before);
      await running.signIn('trader@tandem.test');
      expect(await port().authorisedAmount()).toBe('0');
    });

    test('setAuthorisedAmount: nothing, and finer than balances are, is refused', async () => {
      for (const wrong of ['0', '0.000000001'])
        await expect(port().setAuthorisedAmount({ amount: amount(wrong) })).rejects.toMatchObject({ kind: 'server' });
      expect(await port().authorisedAmount()).toBe('0');
    });

    test('submitQuestionnaire: KY3 all fourteen are taken, a missing one is not', async () => {
      const identity = running.port(IdentityPort);
      await expect(identity.submitQuestionnaire({ choices, interests: [0, 4] })).resolves.toBeUndefined();
      for (const wrong of [
        { choices: choices.slice(1), interests: [0] },
        { choices: choices.with(3, 7), interests: [0] },
        { choices, interests: [] },
        { choices, interests: [9] },
        { choices, interests: [1, 1] },
      ])
        await expect(identity.submitQuestionnaire(wrong)).rejects.toMatchObject({ kind: 'server' });
    });
  });

oneAccountWorlds.forEach(describeDeclarations);
