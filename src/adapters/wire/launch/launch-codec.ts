import { lackingAs, type Page } from '../../../core/domain/page.ts';
import type {
  Launch,
  LaunchDetail,
  LaunchPhase,
  Subscription,
  SubscriptionState,
} from '../../../core/domain/products/launch.ts';
import type { Amount, Price, Quantity } from '../../../core/money/amount.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { NewSubscription } from '../../../core/ports/launch-port.ts';
import type { ProjectInfo, ProjectOrder, ProjectPage, ProjectRow, SubscriptionRow } from '../calls/api.gen.ts';
import { objectAt, type ObjectReader } from '../calls/decode.ts';
import { imageAddress, type FileAddress } from '../calls/image-address.ts';
import type { FormFields, QueryFields } from '../calls/request-fields.ts';
import { readPage } from '../calls/wire-page.ts';

const phases: Readonly<Record<number, LaunchPhase>> = { 1: 'warmUp', 2: 'inProgress', 3: 'ended' };

const secondsToMs = (seconds: number | undefined): number | undefined =>
  // Servers write 0 for what has no time.
  seconds === undefined || seconds === 0 ? undefined : seconds * 1000;

function readCommon(row: ObjectReader<ProjectRow>, fileAddress: FileAddress): Launch {
  return {
    id: row.id('id'),
    title: row.optionalText('title') ?? row.text('currency_name'),
    summary: row.optionalText('summary'),
    logo: imageAddress(row.optionalText('logo'), fileAddress),
    tokenName: row.text('currency_name'),
    payName: row.optionalText('pay_currency_name'),
    payId: row.optionalText('pay_currency_id'),
    total: row.decimal<Quantity>('amount'),
    sold: row.optionalDecimal<Quantity>('total_sell'),
    startsAt: row.optionalText('start_at') ?? '',
    endsAt: row.optionalText('end_at') ?? '',
    startsAtMs: secondsToMs(row.optionalInteger('start_time')),
    endsAtMs: secondsToMs(row.optionalInteger('end_time')),
    phase: row.choice<LaunchPhase>('time_status', phases),
  };
}

type PageQuery = { readonly page: number; readonly limit: number };
export const launchesFields = ({ page, limit }: PageQuery): QueryFields<'launches'> => ({
  page: String(page),
  limit: String(limit),
});

export const subscriptionsFields = (query: PageQuery, status?: SubscriptionStatus): QueryFields<'subscriptions'> => ({
  ...launchesFields(query),
  status,
});

export const readLaunches = (value: WireValue, query: PageQuery, fileAddress: FileAddress): Page<Launch> =>
  readPage({ value, path: 'message' }, query, (row, path) => readCommon(objectAt<ProjectRow>(row, path), fileAddress));

/** For no order, some servers send an empty one without a number. */
function readOwn(value: WireValue | undefined, path: string): LaunchDetail['own'] {
  if (value === undefined || value === null || value === '') return undefined;
  const row = objectAt<ProjectOrder>(value, path);
  const orderNumber = row.optionalText('order_no') ?? row.optionalText('id');
  if (orderNumber === undefined) return undefined;
  const tokens = row.decimal<Quantity>('coin_amount');
  return isPositive(tokens) ? { orderNumber, tokens } : undefined;
}

export function readLaunch(value: WireValue, fileAddress: FileAddress): LaunchDetail {
  const page = objectAt<ProjectPage>(value, 'message');
  const path = page.pathOf('info');
  const info = objectAt<ProjectInfo>(page.value('info'), path);
  const minimum = info.optionalDecimal<Quantity>('min');
  return {
    ...readCommon(objectAt<ProjectRow>(page.value('info'), path), fileAddress),
    price: info.decimal<Price>('price'),
    minimum: minimum !== undefined && isPositive(minimum) ? minimum : undefined,
    tradableFrom: info.optionalText('sell_begin'),
    html: info.optionalText('content'),
    whitePaper: info.optionalText('white_book'),
    link: info.optionalText('link'),
    own: readOwn(page.value('order_info'), page.pathOf('order_info')),
  };
}

/** What the sum means differs between servers, so both are known and the setting says which is sent. */
export const subscribeFields = ({
  launchId,
  tokens,
  payment,
  payName,
  unit,
}: NewSubscription): FormFields<'subscribeToLaunch'> => ({
  project_id: launchId,
  amount: unit === 'payment' ? payment : tokens,
  pay_currency: payName,
  price: payment,
});

/** The payment, and the delivered tokens. */
export const subscriptionStatuses = ['3', '2'] as const;
type SubscriptionStatus = (typeof subscriptionStatuses)[number];

const states: Readonly<Record<number, SubscriptionState>> = { 1: 'applied', 2: 'paid', 3: 'completed' };

function readSubscription(value: WireValue, path: string): Subscription {
  const row = objectAt<SubscriptionRow>(value, path);
  const given = row.optionalDecimal<Quantity>('give_amount');
  return {
    id: row.id('id'),
    tokenName: row.text('name'),
    tokens: row.decimal<Quantity>('coin_amount'),
    given: given !== undefined && isPositive(given) ? given : undefined,
    status: row.choice<SubscriptionState>('status', states),
    createdAt: row.optionalText('created_at') ?? '',
    tradableFrom: row.optionalText('sell_begin'),
    launchId: row.optionalText('project_id'),
    title: row.optionalText('title'),
    price: row.optionalDecimal<Price>('price'),
    paid: row.optionalDecimal<Amount>('total_price'),
    payName: row.optionalText('pay_currency_name'),
    saleEndsAt: row.optionalText('end_at'),
  };
}

export const readSubscriptions = (value: WireValue, query: PageQuery): Page<Subscription> =>
  readPage({ value, path: 'message' }, query, readSubscription);

const isNewer = (left: Subscription, right: Subscription): number =>
  right.id.length - left.id.length || right.id.localeCompare(left.id);

/** The same page of several lists, newest first. */
export function united(pages: readonly Page<Subscription>[]): Page<Subscription> {
  const ofAll = new Map(pages.flatMap(({ items }) => items.map((one) => [one.id, one] as const)));
  const rows = lackingAs([...ofAll.values()].toSorted(isNewer), ...pages);
  return { items: rows, unreadable: rows.unreadable, hasMore: pages.some(({ hasMore }) => hasMore), total: undefined };
}
