import type { Kernel } from '../kernel/kernel.ts';
import { demoPasswordHash, demoPayPasswordHash, personas, type Persona } from './personas.ts';

/** Puts the known people and their money into an empty world, at its first moment. */
export function seedWorld(kernel: Kernel): void {
  for (const persona of personas) addPersona(kernel, persona);
}

function addPersona(kernel: Kernel, persona: Persona): void {
  const at = kernel.cursor;
  const user = kernel.run('access.addPerson', at, {
    login: persona.login,
    kind: 'email',
    passwordHash: demoPasswordHash,
    payPasswordHash: persona.hasPayPassword ? demoPayPasswordHash : null,
    inviter: null,
    traits: persona.traits,
  });
  for (const grant of persona.grants) kernel.run('wallet.grant', at, { user, ...grant });
}
