import { Suspense, useState } from 'react';
import { useRuntimeConfig } from '../../../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import { TabPanel, Tabs } from '../../../../../core/ui/page/tabs.tsx';
import { whenWanted } from '../../../../../core/ui/when-wanted.tsx';
import { LaterAlertsSheet } from '../../../../shared/alerts/panels/alert-bell.tsx';
import { useTrades } from '../../../book/data/trades-stream.ts';
import type { AboutPairProps } from './about-pair.tsx';
import { RecentTrades } from '../../../book/parts/recent-trades.tsx';

export interface PairSheetProps extends AboutPairProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const tabs = ['trades', 'about'] as const;
const panelId = 'pair-sheet';

/** All facts of a pair, behind one button of the header. */
export function PairSheet({ isOpen, instrument, product, onClose }: PairSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={instrument.symbol} footer={<AlertsOf instrument={instrument} />}>
      <PairFacts instrument={instrument} product={product} />
    </Sheet>
  );
}

/** A phone has room for the bell beside the chart alone; from the ticket this is the way. */
function AlertsOf({ instrument }: { readonly instrument: Instrument }) {
  const t = useText('trading');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" isWide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('header.alerts')}
      </Button>
      <LaterAlertsSheet isOpen={isOpen} instrument={instrument} onClose={() => setIsOpen(false)} />
    </>
  );
}

function PairFacts({ instrument, product }: AboutPairProps) {
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
        {tab === 'trades' ? (
          <PairTrades instrument={instrument} />
        ) : (
          <PairAbout instrument={instrument} product={product} />
        )}
      </TabPanel>
    </>
  );
}

export interface PairTradesProps {
  readonly instrument: Instrument;
}

export function PairTrades({ instrument }: PairTradesProps) {
  const trades = useTrades(instrument.symbol);
  const { capabilities } = useRuntimeConfig();
  return (
    <Suspense>
      <RecentTrades
        trades={trades}
        priceStep={instrument.priceStep}
        quantityStep={instrument.quantityStep}
        isOffered={capabilities.trades}
        isOpen={instrument.isOpen !== false}
      />
    </Suspense>
  );
}

/** Rarely opened, so it loads on first use. */
export const PairAbout = whenWanted<AboutPairProps>({
  load: async () => (await import('./about-pair.tsx')).AboutPair,
});
