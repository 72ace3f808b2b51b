import { soldPercent } from '../../../../../core/domain/products/launch.ts';
import { rate } from '../../../../../core/money/amount.ts';
import { subtract } from '../../../../../core/money/fixed-point.ts';
import type { Route, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { paginator } from '../../kernel/domain/paginator.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, pageRequest, rowNumber, timestamp } from '../../kernel/basics/wire-format.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import {
  findLaunch,
  phaseOf,
  launchesByStart,
  subscriptionsOf,
  type LaunchBook,
  type LaunchRecord,
  type SubscriptionRecord,
} from './launch-book.ts';
import { findSeedLaunch, launchPicture, saleCurrency } from './launch-catalog.ts';

const listLimit = 20;
const ordersLimit = 10;
const dayMs = 86_400_000;
const phaseCodes = { warmUp: 1, inProgress: 2, ended: 3 } as const;
const paid = 2;
const completed = 3;
/** Numbers of orders on this protocol begin behind a thousand. */
const firstNumber = 1000;

interface Asked {
  readonly at: number;
  readonly language: string;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);
const idOf = (ticker: string): number | null => findCurrency(ticker)?.id ?? null;

function row(launch: LaunchRecord, { at, language }: Asked): { readonly [key: string]: Json } {
  const { token, startsAt, endsAt } = launch;
  const seed = findSeedLaunch(token);
  return {
    id: launch.id,
    title: launch.title,
    summary: serverText(language, `project.${token}`),
    logo: seed === undefined ? '' : launchPicture(seed),
    amount: launch.total,
    total_sell: decimalColumn(launch.sold),
    percentage: decimalColumn(subtract(rate('100'), soldPercent(launch) ?? rate('0')), 2),
    start_at: timestamp(startsAt),
    end_at: timestamp(endsAt),
    start_time: seconds(startsAt),
    end_time: seconds(endsAt),
    day: Math.max(1, Math.ceil((endsAt - startsAt) / dayMs)),
    time_status: phaseCodes[phaseOf(launch, at)],
    currency_id: idOf(token),
    currency_name: token,
    pay_currency_id: idOf(saleCurrency),
    pay_currency_name: saleCurrency,
  };
}

/** The description as HTML of the server. */
const content = ({ title, token }: LaunchRecord, { language }: Asked): string =>
  ['project.about', 'project.rule', 'project.after']
    .map((key) => `<p>${serverText(language, key, { title, token })}</p>`)
    .join('');

function orderOf(launch: LaunchRecord, one: SubscriptionRecord): Json {
  return {
    id: one.id,
    order_no: firstNumber + one.id,
    project_id: launch.id,
    type: 1,
    coin_amount: decimalColumn(one.tokens),
    price: decimalColumn(one.price),
    total_price: decimalColumn(one.paid),
    created_at: timestamp(one.createdAt),
    status: one.givenAt === null ? paid : completed,
  };
}

function detail(step: Step<LaunchBook>, launch: LaunchRecord, asked: Asked & { readonly user: string }): Json {
  const first = subscriptionsOf(step.slice, asked.user).findLast((one) => one.project === launch.id);
  return {
    info: {
      ...row(launch, asked),
      price: decimalColumn(launch.price),
      min: decimalColumn(launch.minimum),
      sell_amount: decimalColumn(launch.total),
      sell_begin: null,
      content: content(launch, asked),
      white_book: null,
      link: null,
      status: 1,
      user_has_money: 1,
    },
    order_info: first === undefined ? null : orderOf(launch, first),
    sell_order: null,
  };
}

function subscriptionRow(launch: LaunchRecord, one: SubscriptionRecord): { readonly [key: string]: Json } {
  const tokens = decimalColumn(one.tokens);
  return {
    id: one.id,
    name: launch.token,
    coin_amount: tokens,
    give_amount: one.givenAt === null ? 0 : tokens,
    sell_begin: null,
    created_at: timestamp(one.createdAt),
    status: one.givenAt === null ? paid : completed,
    project_id: launch.id,
    title: launch.title,
    price: decimalColumn(one.price),
    total_price: decimalColumn(one.paid),
    pay_currency_name: saleCurrency,
    end_at: timestamp(launch.endsAt),
  };
}

export const launchRoutes: readonly Route<LaunchBook>[] = [
  {
    operation: 'GET /project',
    access: 'open',
    handle: async function launches({ fields, at, language }, { slice }) {
      const { limit, offset } = pageRequest(fields, listLimit);
      const rows = launchesByStart(slice).slice(offset, offset + limit);
      return { type: 'ok', message: { list: rows.map((launch) => row(launch, { at, language })) } };
    },
  },
  {
    operation: 'GET /project/detail',
    access: 'open',
    handle: async function launch({ fields, at, language, userId: user = '' }, step) {
      const found = findLaunch(step.slice, rowNumber(fields['project_id']));
      if (found === undefined) throw new Refusal('unknownProject');
      return { type: 'ok', message: detail(step, found, { at, language, user }) };
    },
  },
  {
    operation: 'POST /project/order',
    access: 'signed-in',
    handle: async function subscribeToLaunch({ fields, userId: user = '', language, execute }) {
      const { amount = '' } = fields;
      await execute('projects.subscribeToProject', { user, project: rowNumber(fields['project_id']), amount });
      return { type: 'ok', message: serverText(language, 'subscribed') };
    },
  },
  {
    operation: 'GET /user/project/order',
    access: 'signed-in',
    handle: async function subscriptions(request, { slice }) {
      const rows = subscriptionsOf(slice, request.userId ?? '').flatMap((one) => {
        const launch = findLaunch(slice, one.project);
        return launch === undefined ? [] : [subscriptionRow(launch, one)];
      });
      const { current_page, data, last_page, per_page, total } = paginator(rows, request, {
        path: '/user/project/order',
        standardLimit: ordersLimit,
      });
      return { type: 'ok', message: { current_page, data, last_page, per_page, total } };
    },
  },
];
