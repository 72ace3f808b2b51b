import { afterAll, vi } from 'vitest';

// Files of one worker share the modules of the program. One that puts another in a module's place begins without them.
vi.resetModules();

// A late part that is still being fetched when the next file begins would evaluate a module beside that file's own:
// what a test tells the one, a component would ask of the other.
afterAll(async () => vi.dynamicImportSettled());
