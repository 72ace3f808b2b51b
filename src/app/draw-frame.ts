import { textAhead } from '../core/i18n/dictionaries.ts';
import type { FeatureRoute } from '../core/navigation/feature-route.ts';

export interface FrameToDraw {
  readonly route: FeatureRoute | undefined;
  readonly language: string;
  readonly isSignedIn: boolean;
}

/** Heights of the first boxes of a screen, below its header, in pixels. */
const heightsOf = {
  home: [44, 164, 108, 40, 56, 56, 56],
  trade: [40, 24, 48, 72, 72, 24, 40, 48, 132],
  other: [56, 56, 56, 56],
};

function box(name: string, height?: number): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  if (height !== undefined) element.style.height = `${height}px`;
  return element;
}

const shapeOf = ({ lead, tab }: Partial<FeatureRoute>): keyof typeof heightsOf =>
  tab === 'home' ? 'home' : lead?.isBelow === true ? 'trade' : 'other';

/**
 * Draws a frame of a screen until its code has loaded: empty boxes, and the screen's longest sentence as soon as its texts
 * have loaded. The screen then replaces the frame. Screen readers do not read it.
 */
export function drawFrame(root: HTMLElement, { route, language, isSignedIn }: FrameToDraw): void {
  const frame = box('ahead');
  frame.setAttribute('aria-hidden', 'true');
  const { lead } = route ?? {};
  const isSaid = lead !== undefined && !(lead.isForVisitors === true && isSignedIn);
  const sentence = document.createElement('p');
  sentence.className = lead?.isBelow === true ? 'ahead-below' : 'ahead-lead';
  const places = box('ahead-places');
  places.append(...heightsOf[shapeOf(route ?? {})].map((height) => box('ahead-place', height)));
  const header = box('ahead-header');
  // As high as the one that follows: `Shell` puts a strip above it.
  if (__SERVER__ === 'in-browser' || route?.account === 'moni') header.dataset['modeStrip'] = '';
  frame.append(header, ...(lead?.isBelow === true ? [places, sentence] : [sentence, places]));
  if (route?.tab !== undefined) frame.append(box('ahead-bar'));
  if (!isSaid) {
    sentence.remove();
    root.replaceChildren(frame);
    return;
  }
  const [before] = root.children;
  void textAhead(language, lead.texts, lead.key).then((text) => {
    sentence.textContent = text ?? '';
    // All at once, so that nothing moves, and only if the screen has not loaded meanwhile.
    if (root.children[0] === before) root.replaceChildren(frame);
  });
}
