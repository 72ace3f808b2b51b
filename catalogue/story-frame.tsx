import { Container } from 'inversify';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { portsAround } from '../tests/support/ports-around.tsx';
import { speak } from '../src/core/i18n/i18n.ts';
import type { LanguageCode } from '../src/core/i18n/languages.ts';
import { ServerInfo } from '../src/core/platform/server-info.ts';
import { MoneyMarkContext, type MoneyMark } from '../src/core/ui/money/money-mark.ts';
import { wearType } from '../src/core/ui/type/wear-type.ts';
import '../src/core/ui/base.css';
import '../src/core/ui/tokens.css';
import './story-frame.css';

export interface Shown {
  readonly theme: 'dark' | 'light';
  readonly language: LanguageCode;
  readonly money: MoneyMark;
}

const ports = new Container();
// A demo of no server: nothing here asks one.
ports.bind(ServerInfo).toConstantValue({ kind: 'in-browser' } as ServerInfo);
const Ports = portsAround(ports);

/** What stands around every component of the product: theme, words, the kind of money, an account without ports. */
export function StoryFrame({ theme, language, money, children }: Shown & { readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState<LanguageCode>();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    void wearType(language);
    void speak(language).then(() => setSpoken(language));
  }, [language]);
  if (spoken === undefined) return undefined;
  return (
    <Ports>
      <MoneyMarkContext value={money}>
        <Suspense>
          <div className="story" data-spoken={spoken}>
            {children}
          </div>
        </Suspense>
      </MoneyMarkContext>
    </Ports>
  );
}
