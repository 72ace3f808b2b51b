import { useState } from 'react';
import type { Instrument } from '../../../core/domain/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { TabPanel, Tabs } from '../../../core/ui/tabs.tsx';
import { useQuote } from '../../shared/quotes/data/use-quote.ts';
import { DayFigures } from '../parts/day-figures.tsx';
import styles from './chart-tabs.module.css';
import { DepthPanel, useFiatText } from './depth-panel.tsx';
import { PairAbout, PairTrades } from './pair-sheet.tsx';
import type { DeskParts } from './desk.ts';

const ids = ['book', 'trades', 'about'] as const;
type TabId = (typeof ids)[number];
const panelId = 'pair-tabs';

export interface ChartTabsProps {
  readonly desk: DeskParts;
  readonly isTicketInSight: boolean;
}

/** Book, trades and facts of a pair. Without a book there is no tab for it. */
export function ChartTabs({ desk, isTicketInSight }: ChartTabsProps) {
  const t = useText('trading');
  const [chosen, setChosen] = useState<TabId>('book');
  const { depth, instrument } = desk;
  const offered = ids.filter((id) => id !== 'book' || depth !== undefined);
  const tab = offered.find((id) => id === chosen) ?? 'trades';
  return (
    <section className={styles['tabs']}>
      <Tabs
        label={t('tabs.label')}
        items={offered.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selected={tab}
        onSelect={setChosen}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={t(`tabs.${tab}`)}>
        <div className={styles['panel']}>
          {tab === 'book' && depth !== undefined ? (
            <DepthPanel desk={desk} depth={depth} count={isTicketInSight ? 8 : 10} isPickable={isTicketInSight} />
          ) : undefined}
          {tab === 'trades' ? <PairTrades instrument={instrument} /> : undefined}
          {tab === 'about' ? <PairAbout instrument={instrument} /> : undefined}
        </div>
      </TabPanel>
    </section>
  );
}

export function DayHead({ instrument }: { readonly instrument: Instrument }) {
  const quote = useQuote(instrument.symbol);
  const fiatText = useFiatText(quote?.price, instrument.quote.name);
  return <DayFigures quote={quote} priceStep={instrument.priceStep} fiatText={fiatText} base={instrument.base.name} />;
}
