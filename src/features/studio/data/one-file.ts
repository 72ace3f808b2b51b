/** Lies beside the page of the hosted demo. */
export const oneFileAddress = 'one-file.html';

/** A page that needs nothing beside it, as a text; undefined for any other. */
function wholePage(page: Document | null): string | undefined {
  const root = page?.querySelector('#root') ?? undefined;
  if (page === null || root === undefined || page.querySelector('script[src]') !== null) return undefined;
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

/**
 * The one-file demo that lies beside this page, or is this page; undefined where there is none. The demo may connect to no
 * host, so it is opened in a frame that runs no script, and read there.
 */
export async function readOneFile(): Promise<string | undefined> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.hidden = true;
  frame.src = __ONE_FILE__ ? '?source' : oneFileAddress;
  try {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      document.body.append(frame);
    });
    return wholePage(frame.contentDocument);
  } finally {
    frame.remove();
  }
}
