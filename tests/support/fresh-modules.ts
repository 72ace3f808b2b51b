import { vi } from 'vitest';

// Files of one worker share the modules of the program. One that puts another in a module's place begins without them.
vi.resetModules();
