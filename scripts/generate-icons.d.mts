export function presentIcons(): string[];
export function iconModule(name: string): string;
export function iconFile(name: string): string;
