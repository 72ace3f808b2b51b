import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { FactRow } from '../../../core/ui/lists/row-group.tsx';
import { useServerFacts } from '../data/server-facts.ts';
import { Told } from '../parts/told.tsx';

export interface ServerRowsProps {
  /** When the protocol of the live connection was found. */
  readonly realtimeFound?: string | undefined;
}

/** The server behind the screens, and its protocol. */
export function ServerRows({ realtimeFound }: ServerRowsProps) {
  const t = useText('settings');
  const { kind, isOneFile, address, realtime } = useServerFacts();
  const { products, sure = products } = useRuntimeConfig();
  const isDemo = kind === 'in-browser';
  const ofServer = sure.simulated === true ? 'about.network' : 'about.networkReal';
  return (
    <>
      <FactRow label={t('about.mode')}>{t(isOneFile ? 'about.demoFile' : isDemo ? 'about.demo' : ofServer)}</FactRow>
      <FactRow label={t('about.server')}>{isDemo ? t('about.inBrowser') : address}</FactRow>
      {isDemo ? undefined : (
        <FactRow label={t('about.realtime')}>
          {realtime === undefined ? (
            t('about.realtimeNone')
          ) : (
            <Told what={t('about.realtimeProtocol', { name: realtime })} more={[realtimeFound]} />
          )}
        </FactRow>
      )}
    </>
  );
}
