import type { Domain, Route, Step, WireRequest } from './domain.ts';
import type { Answer, Json } from '../basics/engine-types.ts';
import { readSlice } from './slice-codec.ts';

/** A step without the slice, which each domain adds. */
export type World = Omit<Step<unknown>, 'slice'>;

export interface MountedRoute {
  readonly operation: string;
  readonly access: 'open' | 'signed-in';
  readonly perMinuteMax?: number | undefined;
  readonly pictures?: readonly string[] | undefined;
  handle(request: WireRequest, world: World): Promise<Answer>;
}

/** A domain together with its state, so that the kernel can hold many of different shapes. */
export interface MountedDomain {
  readonly name: string;
  readonly routes: readonly MountedRoute[];
  readonly isOnMarket: boolean;
  state(): Json;
  /** Takes the JSON text of an earlier `state()`. */
  restore(text: string): void;
  run(command: string, world: World, argument: Json): Json;
  runDue(name: string, world: World, argument: Json): void;
  nextTime(world: World, from: number, until: number): number | undefined;
  runMarket(world: World): void;
}

export interface OpenDomain<Slice> extends MountedDomain {
  /** The present state, read-only. */
  slice(): Slice;
}

export function mountDomain<Slice extends Json>(domain: Domain<Slice>): OpenDomain<Slice> {
  let slice = domain.initial();
  const stepIn = (world: World): Step<Slice> => ({ ...world, slice });
  const mountRoute = (route: Route<Slice>): MountedRoute => ({
    operation: route.operation,
    access: route.access,
    perMinuteMax: route.perMinuteMax,
    pictures: route.pictures,
    handle: (request, world) => route.handle(request, stepIn(world)),
  });
  return {
    name: domain.name,
    routes: domain.routes.map(mountRoute),
    isOnMarket: domain.onMarket !== undefined,
    slice: () => slice,
    state: () => slice,
    restore: (text) => {
      slice = readSlice(text);
    },
    run: (command, world, argument) => named(domain.commands, command, domain.name)(stepIn(world), argument),
    runDue: (name, world, argument) => named(domain.due, name, domain.name)(stepIn(world), argument),
    nextTime: (world, from, until) => domain.onMarket?.nextTime(stepIn(world), from, until),
    runMarket: (world) => domain.onMarket?.run(stepIn(world)),
  };
}

function named<T>(record: Readonly<Record<string, T>>, name: string, domain: string): T {
  const found = Object.hasOwn(record, name) ? record[name] : undefined;
  if (found === undefined) throw new Error(`${domain} knows no ${name}`);
  return found;
}
