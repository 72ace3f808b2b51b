import type { Kernel } from './kernel.ts';
import { requestRules } from './requests/request-rules.gen.ts';
import { Router } from './requests/router.ts';

/** The calls of all domains of a world. */
export const routerOf = ({ composition }: Kernel): Router =>
  new Router(
    composition.domains.flatMap((domain) => domain.routes),
    requestRules,
  );
