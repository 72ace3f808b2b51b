import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { firstWords } from '../core/i18n/i18n.ts';
import type { LanguageCode } from '../core/i18n/languages.ts';
import '../core/ui/base.css';
import '../core/ui/tokens.css';
import { loadUnreadableWorldScreen } from '../features/presenter/presenter-door.tsx';

export interface UnreadableWorldQuestion {
  readonly fault: 'unknown-version' | 'damaged';
  readonly exported: () => Promise<string>;
  readonly language: LanguageCode;
}

/** Shows the choice in place of the product. Resolves once the person starts again; until then nothing is dropped. */
export async function askAboutUnreadableWorld({ language, ...world }: UnreadableWorldQuestion): Promise<'clear'> {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no root');
  const [Screen] = await Promise.all([loadUnreadableWorldScreen(), firstWords(language)]);
  const shown = createRoot(place);
  return new Promise((resolve) => {
    const onStartAgain = (): void => {
      shown.unmount();
      resolve('clear');
    };
    shown.render(
      <StrictMode>
        <Suspense fallback={undefined}>
          <Screen {...world} onStartAgain={onStartAgain} />
        </Suspense>
      </StrictMode>,
    );
  });
}
