import type { Config, DOMPurify } from 'dompurify';

const rules: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'iframe',
    'object',
    'embed',
    'video',
    'audio',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'srcset'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#\/|\/(?!\/)|data:image\/(?:png|jpeg|gif|webp);)/i,
  RETURN_DOM_FRAGMENT: true,
};

/** Links never take the page with them, and tell nobody where they were clicked. */
export function tame(fragment: DocumentFragment): DocumentFragment {
  for (const link of fragment.querySelectorAll('a[href]')) {
    if (link.getAttribute('href')?.startsWith('#/') === true) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  for (const image of fragment.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
  return fragment;
}

export const sanitise = (purifier: DOMPurify, html: string): DocumentFragment =>
  tame(purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }));
