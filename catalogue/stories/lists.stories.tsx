import { useState } from 'react';
import { useCalendarWords } from '../../src/core/i18n/use-calendar-words.ts';
import { useText } from '../../src/core/i18n/use-text.ts';
import { IconWallet } from '../../src/core/ui/icons/wallet.gen.tsx';
import { Button } from '../../src/core/ui/button.tsx';
import { LinkRow, LinkRows } from '../../src/core/ui/lists/link-rows.tsx';
import { EmptyState, EndOfList, ErrorState, SkeletonRows, TryAgain } from '../../src/core/ui/lists/list-state.tsx';
import { LoadMore } from '../../src/core/ui/lists/load-more.tsx';
import { MonthTable } from '../../src/core/ui/lists/month-table.tsx';
import { OptionList } from '../../src/core/ui/lists/option-list.tsx';
import { RecordTable } from '../../src/core/ui/lists/record-table.tsx';
import { FactRow, OpenRow, PathRow, RowGroup } from '../../src/core/ui/lists/row-group.tsx';
import { UnreadableNote } from '../../src/core/ui/lists/unreadable-note.tsx';
import { UnreadableRows } from '../../src/core/ui/lists/unreadable-rows.tsx';
import type { Story } from '../story.ts';
import { ignore, sampleFailure, sampleRefusal } from '../samples.ts';

export default { title: 'Kit/Lists' };

const unreadable = [{ id: '4711', path: 'message[0].price' }];

function Groups() {
  const t = useText('trading');
  return (
    <>
      <LinkRows title={t('ticket.label')}>
        <LinkRow to="/" label={t('book.title')} icon={IconWallet} detail={t('confirm.title')} />
      </LinkRows>
      <RowGroup title={t('confirm.title')}>
        <FactRow label={t('book.price')}>60,000</FactRow>
        <OpenRow label={t('book.amount')} value="1" onOpen={ignore} />
        <PathRow label={t('book.title')} value="BTC" to="/" />
      </RowGroup>
    </>
  );
}

function Waits() {
  const t = useText('common');
  return (
    <>
      <SkeletonRows count={2} height={64} />
      <EmptyState title={t('loading')} action={<Button variant="secondary">{t('retry')}</Button>} />
      <ErrorState error={sampleFailure} onRetry={ignore} />
      <TryAgain error={sampleRefusal} onRetry={ignore} />
      <LoadMore onNear={ignore} />
      <EndOfList />
    </>
  );
}

function Options() {
  const t = useText('trading');
  const [side, setSide] = useState<'buy' | 'sell'>('buy');
  const options = (['buy', 'sell'] as const).map((id) => ({ id, label: t(`side.${id}`) }));
  return <OptionList label={t('ticket.label')} options={options} value={side} onChange={setSide} />;
}

function Month() {
  const words = useCalendarWords();
  return <MonthTable month="2026-02" label={words.month('2026-02')} renderDay={(_day, number) => number} />;
}

const rows = [
  { id: '1', symbol: 'BTC/USDT', price: 60_000 },
  { id: '2', symbol: 'ETH/USDT', price: 3_000 },
];

function Table() {
  const t = useText('trading');
  return (
    <RecordTable
      label={t('book.title')}
      rows={rows}
      columns={[
        { id: 'symbol', label: 'BTC', render: ({ symbol }) => symbol },
        {
          id: 'price',
          label: t('book.price'),
          isFigure: true,
          sortBy: ({ symbol }) => ({ text: symbol }),
          render: ({ price }) => price,
        },
      ]}
      failureOf={({ id }) => (id === '2' ? t('confirm.title') : undefined)}
    />
  );
}

export const Rows: Story = { render: () => <Groups /> };
export const States: Story = { render: () => <Waits /> };
export const OneOfMany: Story = { render: () => <Options /> };
export const Records: Story = { render: () => <Table /> };
export const Days: Story = { render: () => <Month /> };
export const Unreadable: Story = {
  render: () => (
    <>
      <UnreadableRows of={{ unreadable }} kind="orders" />
      <UnreadableNote rows={unreadable} kind="balances" />
    </>
  ),
};
