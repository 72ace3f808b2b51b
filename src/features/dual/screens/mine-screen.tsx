import { useState } from 'react';
import {
  dualOutcomes,
  isBoundDual,
  payCurrency,
  type DualHolding,
} from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { formatPercent } from '../../../core/money/format.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { usePageQuestion } from '../../../core/navigation/use-page-question.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { useDualHoldings } from '../data/dual-holdings.ts';
import { useQuote } from '../../shared/quotes/data/use-quote.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { timeLeft } from '../../shared/request-words/model/time-left.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { useLeftWords } from '../../shared/request-words/parts/use-left-words.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { receivedCurrency, stateNow } from '../model/dual-plan.ts';
import { HoldingTable } from '../parts/holding-table.tsx';
import { HoldingRow, type HoldingRowProps } from '../parts/holding-row.tsx';
import { OutcomeCards } from '../parts/outcome-cards.tsx';
import { SettledOutcome } from '../parts/settled-outcome.tsx';
import { UnlessOtherProduct } from '../panels/other-product.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton, type FileSheetProps } from '../../shared/export/panels/export-button.tsx';

const HoldingsFile = whenWanted<FileSheetProps>({
  load: async () => (await import('../panels/holdings-file.tsx')).HoldingsFile,
  isWanted: ({ isOpen }) => isOpen,
});

/** The person's purchases and their outcomes. `?id` opens one. */
export default function MineScreen() {
  useTextsAhead(['finance', 'dual', 'records']);
  const t = useText('dual');
  const [question, setQuestion] = usePageQuestion();
  // The holding in the address may be on a later page.
  const [isNamed] = useState(question.get('id') !== null);
  const list = useDualHoldings(true, isNamed);
  const now = useServerNow();
  const open = (id: string | undefined): void => setQuestion(id === undefined ? {} : { id });
  const chosen = list.rows?.find(({ id }) => id === question.get('id'));
  return (
    <Page
      title={t('mine')}
      back={routes.invest.invest}
      wide
      actions={<ExportButton>{(sheet) => <HoldingsFile {...sheet} />}</ExportButton>}
    >
      <UnlessOtherProduct>
        <PagedList
          label={t('mine')}
          empty={t('noHoldings')}
          emptyAction={
            <LinkButton to={routes.invest.invest} variant="secondary">
              {t('title')}
            </LinkButton>
          }
          cardHeight={176}
          list={list}
          renderRow={(holding) => (
            <Held key={holding.id} holding={holding} state={stateNow(holding, now)} onOpen={() => open(holding.id)} />
          )}
          renderTable={(holdings) => (
            <HoldingTable holdings={holdings} stateOf={(holding) => stateNow(holding, now)} onOpen={open} />
          )}
        />
      </UnlessOtherProduct>
      {chosen === undefined ? undefined : <HoldingSheet holding={chosen} now={now} onClose={() => open(undefined)} />}
    </Page>
  );
}

/** A row with the price of its coin. */
function Held(row: Omit<HoldingRowProps, 'price'>) {
  const quote = useQuote(`${row.holding.coin}/USDT`);
  return <HoldingRow {...row} price={quote?.price} />;
}

/** The next step, as far as servers state it. */
const saidLive = {
  purchased: 'next.purchased',
  settling: 'next.settlingLive',
  completed: 'next.completed',
  failed: 'next.failedLive',
} as const;

interface HoldingSheetProps {
  readonly holding: DualHolding;
  readonly now: number;
  readonly onClose: () => void;
}

/** One purchase: its state, what is next, the price that decided, and before that both ways it can end. */
function HoldingSheet({ holding, now, onClose }: HoldingSheetProps) {
  const t = useText('dual');
  const format = useFormat();
  const words = useTermWords('');
  const leftWords = useLeftWords();
  const isDemo = useIsDemo();
  const state = stateNow(holding, now);
  const quote = useQuote(`${holding.coin}/USDT`);
  const left = holding.endsAtMs === undefined || state !== 'purchased' ? undefined : timeLeft(holding.endsAtMs - now);
  const { languageTag } = format;
  return (
    <Sheet isOpen onClose={onClose} title={holding.name}>
      <div className={styles['ends']}>
        <p>
          <strong>{t(`states.${state}`)}</strong>
        </p>
        <p className={styles['note']}>{t(isDemo ? `next.${state}` : saidLive[state])}</p>
        {state === 'completed' ? <SettledOutcome holding={holding} /> : undefined}
        {isBoundDual({ state }) ? (
          <OutcomeCards
            kind={holding.kind}
            coin={holding.coin}
            paid={holding.paid}
            outcomes={dualOutcomes(holding)}
            referencePrice={holding.referencePrice}
            breakEven={undefined}
            // After its maturity the current price no longer matters.
            price={state === 'purchased' ? quote?.price : undefined}
          />
        ) : undefined}
        <FactList
          facts={[
            { id: 'shares', label: t('shares'), value: format.count(holding.shares) },
            {
              id: 'paid',
              label: t('paid'),
              value: <MoneyText value={holding.paid} currency={payCurrency(holding)} />,
            },
            {
              id: 'yield',
              label: t('yield'),
              value: t('yieldText', { rate: formatPercent(holding.yearlyPercent, { languageTag, minPlaces: 0 }) }),
            },
            { id: 'days', label: t('days'), value: words.days(holding.days) },
            { id: 'reference', label: t('reference'), value: format.price(holding.referencePrice).full },
            {
              id: 'maturity',
              label: t('maturity'),
              value:
                holding.endsAtMs === undefined ? format.serverTime(holding.endsOn) : format.dateTime(holding.endsAtMs),
            },
            ...(left === undefined ? [] : [{ id: 'left', label: t('left'), value: leftWords(left) }]),
            { id: 'bought', label: t('boughtOn'), value: format.serverTime(holding.createdAt) },
            ...settled(holding, { settlement: t('settlement'), received: t('received') }, format),
          ]}
        />
      </div>
    </Sheet>
  );
}

/** The deciding price, and the outcome. */
function settled(
  holding: DualHolding,
  labels: { readonly settlement: string; readonly received: string },
  format: ReturnType<typeof useFormat>,
) {
  const { settlementPrice, received } = holding;
  return [
    ...(settlementPrice === undefined
      ? []
      : [{ id: 'settlement', label: labels.settlement, value: format.price(settlementPrice).full }]),
    ...(received === undefined
      ? []
      : [
          {
            id: 'received',
            label: labels.received,
            value: <MoneyText value={received} currency={receivedCurrency(holding)} />,
          },
        ]),
  ];
}
