import { useCallback, useRef, useState } from 'react';
import { useRuntimeConfig } from '../../../../../core/config/use-runtime-config.ts';
import type { Depth } from '../../../../../core/domain/market/depth.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { TabPanel, Tabs } from '../../../../../core/ui/page/tabs.tsx';
import { whenWanted } from '../../../../../core/ui/when-wanted.tsx';
import { useBook } from '../../../book/operations/use-book.ts';
import { AwaitedBook } from '../../../book/panels/awaited-book.tsx';
import type { DepthChartPanelProps } from '../../../book/panels/depth-chart-panel.tsx';
import { fittingLevels } from '../../../book/model/fitting-levels.ts';
import { DepthPanel } from '../../../book/panels/depth-panel.tsx';
import type { DeskParts } from '../../../ticket/parts/desk.ts';
import { useHeightOf } from '../../parts/use-height-of.ts';
import type { AboutPairProps } from '../pair/about-pair.tsx';
import styles from './desk-book.module.css';
import { PairTrades } from '../pair/pair-sheet.tsx';

const DepthChartPanel = whenWanted<DepthChartPanelProps>({
  load: async () => (await import('../../../book/panels/depth-chart-panel.tsx')).DepthChartPanel,
});
const AboutPair = whenWanted<AboutPairProps>({ load: async () => (await import('../pair/about-pair.tsx')).AboutPair });

const ids = ['book', 'depth', 'about'] as const;
type TabId = (typeof ids)[number];
const panelId = 'desk-book';
const awaitedLevels = 8;

/** Book, its picture and the facts of a pair, above its trades. Without a book the trades take its place. */
export function DeskBook({ desk }: { readonly desk: DeskParts }) {
  const t = useText('trading');
  const [chosen, setChosen] = useState<TabId>('book');
  const { instrument } = desk;
  const book = useBook(instrument);
  const { capabilities } = useRuntimeConfig();
  const isOffered = { book: book !== 'none', depth: capabilities.depth, about: true };
  const offered = ids.filter((id) => isOffered[id]);
  const tab = offered.find((id) => id === chosen) ?? 'about';
  const place = useRef<HTMLDivElement>(null);
  const room = useHeightOf(place);
  const fit = useCallback((depth: Depth) => fittingLevels(room, depth), [room]);
  return (
    <section className={styles['column']}>
      <Tabs
        label={t('tabs.label')}
        items={offered.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selected={tab}
        onSelect={setChosen}
        size="small"
        panelId={panelId}
      />
      <div ref={place} className={styles['upper']} data-scrolls={tab !== 'book'}>
        <TabPanel id={panelId} label={t(`tabs.${tab}`)}>
          {tab === 'book' && book === 'awaited' ? <AwaitedBook levels={awaitedLevels} /> : undefined}
          {tab === 'book' && book === 'there' && room > 0 ? (
            <DepthPanel instrument={instrument} fit={fit} onPick={desk.trading?.onPickPrice} />
          ) : undefined}
          {tab === 'depth' ? <DepthChartPanel instrument={instrument} /> : undefined}
          {tab === 'about' ? <AboutPair instrument={instrument} product={desk.trading?.product} /> : undefined}
        </TabPanel>
      </div>
      {capabilities.trades ? (
        // Nothing in it takes the focus: by keyboard it scrolls only if it does itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles['trades']} aria-label={t('tabs.trades')} tabIndex={0}>
          <PairTrades instrument={instrument} />
        </section>
      ) : undefined}
    </section>
  );
}
