import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { rate } from '../../../core/money/amount.ts';
import { Button } from '../../../core/ui/button.tsx';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { movesOf, readSize, smallestSize, type MoveLimits } from '../model/move-size.ts';
import { ButtonGrid, PanelSection } from './panel-section.tsx';

const everyPair = 'all';
/** On a phone there is room for *every pair*, the pair on the screen, and one more. */
const usualPairs = ['BTC/USDT', 'EUR/USD'] as const;
const pairsMax = 3;
const moods = ['calm', 'usual', 'volatile'] as const;
const trends = [-5, -2, 2, 5] as const;
const jumps = [-10, -5, -2, 2, 5, 10] as const;
const categories = ['crypto', 'forex', 'stock', 'futures'] as const;
const hourMinutes = 60;

type Mood = (typeof moods)[number];
type Category = (typeof categories)[number];

export type MarketAct =
  | { readonly kind: 'mood'; readonly pair: string; readonly mood: Mood }
  | { readonly kind: 'trend'; readonly pair: string; readonly percent: number; readonly minutes: number }
  | { readonly kind: 'gap'; readonly pair: string; readonly percent: number }
  | { readonly kind: 'halt'; readonly pair: string; readonly isHalted: boolean }
  | { readonly kind: 'closure'; readonly category: Category; readonly isClosed: boolean };

export interface MarketControlsProps {
  readonly active: readonly MarketAct[];
  readonly limits: MoveLimits;
  /** The pair of the page behind the panel, if any. */
  readonly pairInSight: string | undefined;
  readonly onAct: (act: MarketAct) => void;
}

const hasPair = (act: MarketAct, pair: string): boolean =>
  'pair' in act && (act.pair === pair || act.pair === everyPair);

const moodOf = (active: readonly MarketAct[], pair: string): Mood =>
  active.flatMap((act) => (act.kind === 'mood' && hasPair(act, pair) ? [act.mood] : [])).at(-1) ?? 'usual';

const isHalted = (active: readonly MarketAct[], pair: string): boolean =>
  active.flatMap((act) => (act.kind === 'halt' && hasPair(act, pair) ? [act.isHalted] : [])).at(-1) ?? false;

export function MarketControls({ active, limits, pairInSight, onAct }: MarketControlsProps) {
  const t = useText('presenter');
  const [pair, setPair] = useState<string>(everyPair);
  const inSight = pairInSight === undefined ? [] : [pairInSight];
  const pairs = [...new Set([everyPair, ...inSight, ...usualPairs])].slice(0, pairsMax);
  return (
    <PanelSection title={t('market.title')}>
      <Segmented
        label={t('market.pair')}
        options={pairs.map((id) => ({ id, label: id === everyPair ? t('market.allPairs') : id }))}
        value={pair}
        onChange={setPair}
      />
      <div>
        <p aria-hidden="true">{t('market.mood')}</p>
        <Segmented
          label={t('market.mood')}
          options={moods.map((id) => ({ id, label: t(`market.moods.${id}`) }))}
          value={moodOf(active, pair)}
          onChange={(mood) => onAct({ kind: 'mood', pair, mood })}
        />
      </div>
      <JumpsAndTrends
        limits={limits}
        onJump={(percent) => onAct({ kind: 'gap', pair, percent })}
        onTrend={(percent) => onAct({ kind: 'trend', pair, percent, minutes: hourMinutes })}
      />
      <Switch
        label={t('market.halt')}
        description={t('market.haltHint')}
        checked={isHalted(active, pair)}
        onChange={(isOn) => onAct({ kind: 'halt', pair, isHalted: isOn })}
      />
      <Closures active={active} onAct={onAct} />
    </PanelSection>
  );
}

interface JumpsAndTrendsProps extends Pick<MarketControlsProps, 'limits'> {
  readonly onJump: (percent: number) => void;
  readonly onTrend: (percent: number) => void;
}

/** Of the usual sizes, or of one that was typed. */
function JumpsAndTrends({ limits, onJump, onTrend }: JumpsAndTrendsProps) {
  const t = useText('presenter');
  const format = useFormat();
  const [text, setText] = useState('');
  const size = readSize(text, limits);
  const own = size === undefined ? undefined : movesOf(size, limits);
  const range = { min: format.percent(rate(smallestSize.toString())), max: format.share(limits.max) };
  return (
    <>
      <DecimalField
        label={t('market.size')}
        hint={t('market.sizeHint')}
        value={text}
        onChange={setText}
        error={text !== '' && own === undefined ? t('market.sizeWrong', range) : undefined}
      />
      <Moves title={t('market.gap')} percents={own ?? jumps} onMove={onJump} />
      <Moves title={t('market.trend')} percents={own ?? trends} onMove={onTrend} />
    </>
  );
}

interface MovesProps {
  readonly title: string;
  readonly percents: readonly number[];
  readonly onMove: (percent: number) => void;
}

/** One tap, one move. */
function Moves({ title, percents, onMove }: MovesProps) {
  const t = useText('presenter');
  const format = useFormat();
  const sizeOf = (id: number): string =>
    Number.isInteger(id) ? format.share(id) : format.percent(rate(id.toString()));
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ButtonGrid size={percents === trends ? 'small' : 'regular'}>
        {percents.map((id) => (
          <Button key={id} variant="secondary" size="small" onClick={() => onMove(id)}>
            {id > 0 ? t('market.rise', { percent: sizeOf(id) }) : sizeOf(id)}
          </Button>
        ))}
      </ButtonGrid>
    </div>
  );
}

function Closures({ active, onAct }: Pick<MarketControlsProps, 'active' | 'onAct'>) {
  const t = useText('presenter');
  const isClosed = (category: Category): boolean =>
    active.some((act) => act.kind === 'closure' && act.category === category);
  return (
    <div role="group" aria-label={t('market.closures')}>
      <p aria-hidden="true">{t('market.closures')}</p>
      <ButtonGrid size="small">
        {categories.map((category) => (
          <Button
            key={category}
            variant={isClosed(category) ? 'danger' : 'secondary'}
            size="small"
            aria-pressed={isClosed(category)}
            onClick={() => onAct({ kind: 'closure', category, isClosed: !isClosed(category) })}
          >
            {t(`market.categories.${category}`)}
          </Button>
        ))}
      </ButtonGrid>
    </div>
  );
}
