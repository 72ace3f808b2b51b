import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, Suspense, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Accounts } from '../core/account/use-account.ts';
import type { Brand } from '../core/config/brand.ts';
import { asFound, lackingKey } from '../core/config/found-products.ts';
import type { RuntimeConfig } from '../core/config/runtime-config.ts';
import { presentSwitches, watchSwitches } from '../core/config/switches.ts';
import { RuntimeConfigContext } from '../core/config/use-runtime-config.ts';
import { ContainerContext, type Ports } from '../core/di/use-port.ts';
import { firstWords, speak, type TextLanguage } from '../core/i18n/i18n.ts';
import { pseudoLanguage, type LanguageCode } from '../core/i18n/languages.ts';
import { KeyValueStorage } from '../core/platform/storage.ts';
import { Preferences } from '../core/preferences/preferences.ts';
import { PreferencesContext } from '../core/preferences/use-preferences.ts';
import { useSession } from '../core/session/use-session.ts';
import '../core/ui/base.css';
import '../core/ui/tokens.css';
import './draw-frame.css';
import { keptTextOf } from '../features/shared/kept-text/data/shared-text.ts';
import { createQueries } from './create-queries.ts';
import { Router } from './router.tsx';
import { useTheme } from './shell/use-theme.ts';
import { tellFirstSight } from '../core/waiting/first-sight.ts';
import { ZonedDemo } from './demo-zone/zoned-demo.tsx';

export interface ApplicationProps {
  /** Everything that does not differ between real and simulated accounts. */
  readonly container: Ports;
  readonly accounts: Accounts;
  readonly config: RuntimeConfig;
  readonly belongings: Belongings;
}

/** What lives as long as the page. */
interface Belongings {
  readonly queries: QueryClient;
  readonly preferences: Preferences;
}

export function createBelongings(container: Ports, brand?: Brand): Belongings {
  const preferences = new Preferences(container.get(KeyValueStorage), brand?.upDown, navigator.connection);
  return { queries: createQueries(container), preferences };
}

/** The configuration with the operator's present switches, without the areas that the server was found to lack. */
function useOffered(storage: KeyValueStorage, config: RuntimeConfig): RuntimeConfig {
  const { subscribe, read } = keptTextOf(storage, lackingKey(config));
  // The demo has everything of its own.
  const lacking = useSyncExternalStore(subscribe, read) ?? (__SERVER__ === 'in-browser' ? '' : undefined);
  const switched = useSyncExternalStore(watchSwitches, presentSwitches);
  return useMemo(() => asFound({ ...config, ...switched }, lacking), [config, switched, lacking]);
}

/** The whole product on top of composed ports. */
export function Application({ container, accounts, config, belongings }: ApplicationProps) {
  const { queries, preferences } = belongings;
  const offered = useOffered(container.get(KeyValueStorage), config);
  const spoken = <Spoken accounts={accounts} />;
  return (
    <StrictMode>
      <ContainerContext value={container}>
        <RuntimeConfigContext value={offered}>
          <QueryClientProvider client={queries}>
            <PreferencesContext value={preferences}>
              <Suspense fallback={undefined}>
                {__SERVER__ === 'in-browser' ? <ZonedDemo>{spoken}</ZonedDemo> : spoken}
              </Suspense>
            </PreferencesContext>
          </QueryClientProvider>
        </RuntimeConfigContext>
      </ContainerContext>
    </StrictMode>
  );
}

/** `?texts=pseudo` before the hash lengthens every text, to test the layout. */
const isStretched = new URLSearchParams(window.location.search).get('texts') === pseudoLanguage;
export const spokenFor = (language: LanguageCode): TextLanguage => (isStretched ? pseudoLanguage : language);

function Spoken({ accounts }: { readonly accounts: Accounts }) {
  const { language } = useSession();
  const spoken = spokenFor(language);
  use(firstWords(spoken));
  useTheme();
  useEffect(() => void speak(spoken), [spoken]);
  useEffect(tellFirstSight, []);
  return <Router accounts={accounts} />;
}
