import { serve } from '../../../scripts/serve.mjs';
import { EnginePresenter } from '../../../src/adapters/mock/presenter/engine-presenter.ts';
import { startDialectSandbox, type DialectSandbox, type PublicFamily } from '../../support/dialect-sandbox.ts';
import { test as base } from './world.ts';

/** Of a line in `asked`: whether it places or cancels a spot order. */
export const isOfSpot = (line: string): boolean => /\/coin\/(trade|canceltrade)/i.test(line);

/** The live build in front of the sandbox in the words of one public family. */
export const testOn = (family: PublicFamily) =>
  base.extend<{ sandbox: DialectSandbox }>({
    sandbox: async ({ page: _page }, use) => {
      const sandbox = await startDialectSandbox(family);
      await use(sandbox);
      await sandbox.stop();
    },
    world: async ({ page, sandbox }, use) => {
      const site = await serve({ folder: 'dist/live', port: 0, server: sandbox.address });
      await use({
        kind: 'live',
        address: site.address,
        presenter: new EnginePresenter(sandbox.server),
        calls: () => undefined,
      });
      await page.close();
      site.close();
    },
  });
