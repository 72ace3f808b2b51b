export interface FailureLooks {
  readonly ground: string;
  readonly text: string;
  readonly dimmed: string;
  readonly accent: string;
  readonly onAccent: string;
}

export interface FailureWords {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  /** BCP 47 tag of their language. */
  readonly tag: string;
}

export interface FailurePage {
  readonly words: FailureWords;
  readonly looks: FailureLooks;
  /** The technical cause, for the operator of the server. */
  readonly cause: string;
  /** Runs once. */
  readonly onAgain: () => void;
}

function element(name: string, looks: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  // Set through an element's style, which a policy against inline styles allows.
  made.style.cssText = looks;
  made.textContent = text;
  return made;
}

/** Replaces the program. Needs no file: neither style nor dictionary nor library. */
export function showFailurePage(root: Element, { words, looks, cause, onAgain }: FailurePage): void {
  const place = element(
    'main',
    `position:fixed;inset:0;z-index:99;overflow:auto;box-sizing:border-box;padding:12vh 16px 32px;background:${looks.ground};color:${looks.text};font:14px/1.4 system-ui,sans-serif;text-align:center`,
  );
  place.lang = words.tag;
  place.setAttribute('role', 'alert');
  const column = 'max-width:440px;margin:0 auto 12px;overflow-wrap:anywhere;';
  const again = element(
    'button',
    `display:block;box-sizing:border-box;width:100%;${column}margin-top:24px;min-height:48px;padding:8px 16px;border:0;border-radius:6px;font:650 16px/1.25 system-ui,sans-serif;cursor:pointer;background:${looks.accent};color:${looks.onAccent}`,
    words.again,
  );
  again.addEventListener(
    'click',
    () => {
      again.style.opacity = '.5';
      onAgain();
    },
    { once: true },
  );
  place.append(
    element('h1', `${column}font-size:20px;line-height:1.25`, words.title),
    element('p', `${column}color:${looks.dimmed}`, words.text),
    again,
    element('pre', `${column}white-space:pre-wrap;font-size:12px;color:${looks.dimmed}`, cause),
  );
  root.replaceWith(place);
}
