import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { TabPanel, Tabs } from '../../../core/ui/tabs.tsx';
import { useTrades } from '../data/trades-stream.ts';
import { useWalletDetail } from '../data/wallet-detail.ts';
import { AboutPair } from '../parts/about-pair.tsx';
import { RecentTrades } from '../parts/recent-trades.tsx';

export interface PairSheetProps {
  readonly isOpen: boolean;
  readonly instrument: Instrument;
  readonly onClose: () => void;
}

const tabs = ['trades', 'about'] as const;
const panelId = 'pair-sheet';

/** What is known about a pair, behind one button of the header. */
export function PairSheet({ isOpen, instrument, onClose }: PairSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={instrument.symbol}>
      <PairFacts instrument={instrument} />
    </Sheet>
  );
}

function PairFacts({ instrument }: { readonly instrument: Instrument }) {
  const t = useText('trading');
  const [tab, setTab] = useState<(typeof tabs)[number]>('trades');
  return (
    <>
      <Tabs
        label={t('tabs.label')}
        items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selected={tab}
        onSelect={setTab}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={t(`tabs.${tab}`)}>
        {tab === 'trades' ? <PairTrades instrument={instrument} /> : <PairAbout instrument={instrument} />}
      </TabPanel>
    </>
  );
}

export function PairTrades({ instrument }: { readonly instrument: Instrument }) {
  const trades = useTrades(instrument.symbol);
  const { capabilities } = useRuntimeConfig();
  return (
    <RecentTrades
      trades={trades}
      priceStep={instrument.priceStep}
      quantityStep={instrument.quantityStep}
      isOffered={capabilities.trades}
      isOpen={instrument.isOpen !== false}
    />
  );
}

export function PairAbout({ instrument }: { readonly instrument: Instrument }) {
  const wallet = useWalletDetail({ currencyId: instrument.quote.id, account: 'change' });
  return <AboutPair instrument={instrument} feeRate={wallet?.spotFeeRate} />;
}
