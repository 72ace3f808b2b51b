import { useState } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { TabPanel, Tabs } from '../../../../core/ui/page/tabs.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { DayFigures, type DayFiguresProps } from '../../chart/parts/day-figures.tsx';
import { useBook } from '../../book/operations/use-book.ts';
import { useFiatText } from '../../book/operations/use-fiat-text.ts';
import { AwaitedBook } from '../../book/panels/awaited-book.tsx';
import styles from './chart-tabs.module.css';
import type { DepthChartPanelProps } from '../../book/panels/depth-chart-panel.tsx';
import { DepthPanel } from '../../book/panels/depth-panel.tsx';
import type { AboutPairProps } from './pair/about-pair.tsx';
import type { PairTradesProps } from './pair/pair-sheet.tsx';
import type { DeskParts } from '../../ticket/parts/desk.ts';

/** Loads only for people who look at it. */
const DepthChartPanel = whenWanted<DepthChartPanelProps>({
  load: async () => (await import('../../book/panels/depth-chart-panel.tsx')).DepthChartPanel,
});

const PairTrades = whenWanted<PairTradesProps>({
  load: async () => (await import('./pair/pair-sheet.tsx')).PairTrades,
});
const AboutPair = whenWanted<AboutPairProps>({ load: async () => (await import('./pair/about-pair.tsx')).AboutPair });

const ids = ['book', 'depth', 'trades', 'about'] as const;
type TabId = (typeof ids)[number];
const panelId = 'pair-tabs';

export interface ChartTabsProps {
  readonly desk: DeskParts;
  readonly isTicketInSight: boolean;
}

/**
 * Book, its picture, trades and facts of a pair. Without a book there is no tab for it; where the server offers books
 * at all, the picture's tab says that none has come.
 */
export function ChartTabs({ desk, isTicketInSight }: ChartTabsProps) {
  const t = useText('trading');
  const [chosen, setChosen] = useState<TabId>('book');
  const { instrument } = desk;
  const book = useBook(instrument);
  const levels = isTicketInSight ? 8 : 10;
  const { capabilities } = useRuntimeConfig();
  const isOffered = { book: book !== 'none', depth: capabilities.depth, trades: true, about: true };
  const offered = ids.filter((id) => isOffered[id]);
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
          {tab === 'book' && book === 'awaited' ? <AwaitedBook levels={levels} /> : undefined}
          {tab === 'book' && book === 'there' ? (
            <DepthPanel
              instrument={instrument}
              count={levels}
              onPick={isTicketInSight ? desk.trading?.onPickPrice : undefined}
            />
          ) : undefined}
          {tab === 'depth' ? <DepthChartPanel instrument={instrument} /> : undefined}
          {tab === 'trades' ? <PairTrades instrument={instrument} /> : undefined}
          {tab === 'about' ? <AboutPair instrument={instrument} product={desk.trading?.product} /> : undefined}
        </div>
      </TabPanel>
    </section>
  );
}

export function DayHead({ instrument }: { readonly instrument: Instrument }) {
  const t = useText('trading');
  const fiatText = useFiatText(instrument.quote.name);
  const names = [t('stats.high'), t('stats.low'), t('stats.volume', { unit: instrument.base.name })];
  return <LiveDay {...{ instrument, fiatText, names }} />;
}

interface LiveDayProps extends Pick<DayFiguresProps, 'names'> {
  readonly instrument: Instrument;
  readonly fiatText: ReturnType<typeof useFiatText>;
}

function LiveDay({ instrument, fiatText, names }: LiveDayProps) {
  const quote = useQuote(instrument.symbol);
  return <DayFigures {...{ quote, names }} priceStep={instrument.priceStep} fiatText={fiatText(quote?.price)} />;
}
