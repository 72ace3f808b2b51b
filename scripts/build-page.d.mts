/** Builds a page around one module, named from the project's root, for a kind of server; resolves with its folder. */
export function buildPage(module: string, server?: 'network' | 'in-browser'): Promise<string>;
