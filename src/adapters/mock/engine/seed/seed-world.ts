import { dayMs } from '../../../../core/domain/finance/loan.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PersonaId } from '../../../../core/ports/presenter-port.ts';
import { liveThePast, topUpTo } from './persona-history.ts';
import { addFollowers } from './robots.ts';
import { launchCatalog } from '../products/launch/launch-catalog.ts';
import {
  demoPasswordHash,
  demoPayPasswordHash,
  findPersona,
  personas,
  type LateLoan,
  type Persona,
} from './personas.ts';

const hourMs = 3_600_000;

/** Puts the known people and their money into an empty world, and takes it to its first day. */
export function seedWorld(kernel: Kernel, { hasPast }: { hasPast: boolean }): void {
  openSales(kernel);
  for (const persona of personas.filter((candidate) => hasPast && candidate.hasPast)) {
    const user = addPersona(kernel, persona);
    for (const grant of persona.grants) topUpTo(kernel, user, { ...grant, amount: grant.first ?? grant.amount });
    liveThePast(kernel, user, { name: persona.traits.realName ?? '', email: persona.login });
    for (const grant of persona.grants) topUpTo(kernel, user, grant);
  }
  kernel.advanceTo(kernel.basis.epoch);
  kernel.run('nft.open', kernel.cursor, null);
  for (const persona of personas.filter((candidate) => !hasPast || !candidate.hasPast)) {
    const user = addPersona(kernel, persona);
    for (const grant of persona.grants) topUpTo(kernel, user, grant);
    if (persona.lateLoan !== undefined) addLateLoan(kernel, user, persona.lateLoan);
  }
  for (const persona of personas) giveCoupons(kernel, persona);
  if (hasPast) followPersona(kernel, { follower: 'lv2', trader: 'trader' });
  if (hasPast) addFollowers(kernel);
  for (const { login } of personas.filter((candidate) => hasPast && candidate.hasPast)) {
    const user = kernel.composition.findUser(login);
    if (user === undefined) continue;
    kernel.run('nft.givePast', kernel.cursor, { user });
    kernel.run('messages.openAll', kernel.cursor, { user });
  }
  for (const { login } of personas.filter((candidate) => hasPast && candidate.owesForAuction === true)) {
    const user = kernel.composition.findUser(login);
    if (user !== undefined) kernel.run('nft.winUnpaid', kernel.cursor, { user });
  }
}

function giveCoupons(kernel: Kernel, { login, coupons = [] }: Persona): void {
  const user = kernel.composition.findUser(login);
  for (const { kind, worth, days, isUsed } of coupons)
    kernel.run('coupons.give', kernel.cursor, {
      user: user ?? '',
      kind,
      worth,
      isUsed,
      expiresAt: kernel.cursor + days * dayMs,
    });
}

/** New tokens in every phase of a sale, beside the first day of the world. */
function openSales(kernel: Kernel): void {
  const { epoch } = kernel.basis;
  for (const { token, fromHour, untilHour } of launchCatalog) {
    const [startsAt, endsAt] = [fromHour, untilHour].map((hour) => epoch + hour * hourMs);
    kernel.run('projects.addSale', kernel.cursor, { token, startsAt: startsAt ?? epoch, endsAt: endsAt ?? epoch });
  }
}

/** From the first day on: nothing is copied until the other one trades. */
function followPersona(kernel: Kernel, who: { readonly follower: PersonaId; readonly trader: PersonaId }): void {
  const userOf = (id: PersonaId): string => kernel.composition.findUser(findPersona(id)?.login ?? '') ?? '';
  const wish = { user: userOf(who.follower), trader: userOf(who.trader), way: 'multiplier', number: '0.5' };
  kernel.run('follow.follow', kernel.cursor, wish);
}

/** A loan whose term ended some days ago: overdue and, after three days, locked as soon as time advances. */
function addLateLoan(kernel: Kernel, user: string, { product, amount, daysAgo }: LateLoan): void {
  const startedAt = kernel.cursor - daysAgo * dayMs;
  kernel.run('loans.addPastLoan', kernel.cursor, { user, product, amount, startedAt });
  kernel.advanceTo(kernel.cursor);
}

function addPersona(kernel: Kernel, persona: Persona): string {
  kernel.run('access.addPerson', kernel.cursor, {
    login: persona.login,
    kind: 'email',
    passwordHash: demoPasswordHash,
    payPasswordHash: persona.hasPayPassword ? demoPayPasswordHash : null,
    inviter: null,
    traits: persona.traits,
  });
  const user = kernel.composition.findUser(persona.login);
  if (user === undefined) throw new Error(`${persona.login} was not added`);
  if (persona.phone !== undefined) bindPhone(kernel, user, persona.phone);
  return user;
}

function bindPhone(kernel: Kernel, user: string, address: string): void {
  kernel.run('access.sendCode', kernel.cursor, { address, forExisting: false });
  kernel.run('access.bindContact', kernel.cursor, { user, kind: 'mobile', address });
}
