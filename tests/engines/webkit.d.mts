import type { Engine } from './engine.d.ts';

export function openWebKit(): Promise<Engine>;
