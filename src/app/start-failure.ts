/**
 * Before the first screen there are no dictionaries: what went wrong stands there as it is, for whoever runs the
 * server (a wrong `config.json`, a file that is not there), and a way to try again.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const text = document.createElement('pre');
  text.setAttribute('role', 'alert');
  text.style.whiteSpace = 'pre-wrap';
  text.textContent = error instanceof Error ? error.message : String(error);
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = '↻';
  again.setAttribute('aria-label', '↻');
  again.addEventListener('click', () => window.location.reload());
  root.replaceChildren(text, again);
}
