/** A browser with Trusted Types. What its policies make passes for text in the types of this program. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string };
    }
  | undefined;

const builtWorker = /^(?:service-worker|assets\/engine-worker-[\w-]+)\.js$/;

/** Whether an address is that of a worker which the build made: a file beside the page, or text of the page that is all there is. */
export function isOwnWorker(address: string, page: string, isOneFile = __ONE_FILE__): boolean {
  if (isOneFile) return address.startsWith('blob:');
  if (!URL.canParse(address, page)) return false;
  const { href } = new URL(address, page);
  const folder = new URL('.', page).href;
  return href.startsWith(folder) && builtWorker.test(href.slice(folder.length));
}

const createPolicy = () =>
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('tandem-worker', {
        createScriptURL: (address) => {
          if (isOwnWorker(address, document.baseURI)) return address;
          throw new TypeError(`${address} is no worker of this page`);
        },
      });

/** Made once: `scripts/page-policy.mjs` allows one policy of this name and none besides. */
let policy: ReturnType<typeof createPolicy>;

/** The address as the page's policy lets a worker be made of it. Fails for every address but the build's own. */
export function workerAddress(address: string): string {
  // While developing there is no policy, and workers have other names.
  if (import.meta.env.DEV) return address;
  policy ??= createPolicy();
  return policy?.createScriptURL(address) ?? address;
}
