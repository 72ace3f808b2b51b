import type { Engine } from './engine.d.ts';

export function openFirefox(): Promise<Engine>;
