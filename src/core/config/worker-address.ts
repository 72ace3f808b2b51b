/** A browser with Trusted Types. In this program's types, what its policies create counts as text. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string };
    }
  | undefined;

const builtWorker = /^(?:service-worker|assets\/(?:engine|journal)-worker-[\w-]+)\.js$/;

/** Whether the build made this worker address: a file beside the page, or text in a one-file page. */
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

/** Created once: `scripts/page-policy.mjs` allows one policy of this name. */
let policy: ReturnType<typeof createPolicy>;

/** The address in the form that the page's policy accepts for a worker. Fails for every address but the build's own. */
export function workerAddress(address: string): string {
  // Development has no policy, and names its workers differently.
  if (import.meta.env.DEV) return address;
  policy ??= createPolicy();
  return policy?.createScriptURL(address) ?? address;
}
