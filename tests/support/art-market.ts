import {
  dig,
  startWorld,
  type TestAnswer,
  type TestWorld,
} from '../../src/adapters/mock/engine/test-worlds/test-world.ts';

export type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
export const rowsOf = (message: unknown): readonly Row[] => [message].flat().filter(isRow);
export const codeOf = ({ code }: Row): { code: string } => ({ code: String(code) });
export const refused = (text: string) => ({ type: 'error', message: text });

const buyer = 'demo@tandem.test';
/** Another person with money. */
export const rivalLogin = 'trader@tandem.test';

/** A fresh world seen by an art buyer, who makes every call unless another person is named. */
export interface ArtMarket {
  readonly world: TestWorld;
  readonly token: string;
  list(fields?: Record<string, string>, by?: string): Promise<readonly Row[]>;
  named(name: string, by?: string): Promise<Row>;
  detail(row: Row, by?: string): Promise<unknown>;
  /** A call under `/bind_box/`. */
  post(call: string, fields?: Record<string, string>, by?: string): Promise<TestAnswer>;
  mine(by?: string): Promise<readonly Row[]>;
  won(by?: string): Promise<readonly Row[]>;
  /** Of the spot account: free and locked. */
  usdt(by?: string): Promise<readonly unknown[]>;
  after(milliseconds: number): Promise<void>;
  /** As a presenter does it. */
  hurry(kind: 'auctionEnd' | 'botBid' | 'paymentLapse', id: unknown, identifier?: string): Promise<void>;
}

export async function openArtMarket(): Promise<ArtMarket> {
  const world = await startWorld();
  const token = await world.signIn(buyer);
  const { control } = world.engine;
  const post: ArtMarket['post'] = (call, fields = {}, by = token) => world.call(`POST /bind_box/${call}`, fields, by);
  const list: ArtMarket['list'] = async (fields = {}, by = token) =>
    rowsOf((await world.call('GET /bind_box/getBoxList', { limit: '100', ...fields }, by)).message);
  return {
    world,
    token,
    list,
    post,
    named: async (name, by) => {
      const found = (await list({ keyword: name }, by))[0];
      if (found === undefined) throw new Error(`no ${name}`);
      return found;
    },
    detail: async ({ id }, by = token) =>
      (await world.call('GET /bind_box/getBoxDetail', { id: String(id) }, by)).message,
    mine: async (by) => rowsOf((await post('getMyNFTs', {}, by)).message),
    won: async (by) => rowsOf((await post('getNeedPayNFTOrder', {}, by)).message),
    usdt: async (by = token) => {
      const { message } = await world.call('POST /wallet/detail', { currency: '3', type: 'change' }, by);
      return [dig(message, 'change_balance'), dig(message, 'lock_change_balance')];
    },
    after: (milliseconds) => control.advance(milliseconds),
    hurry: (kind, id, identifier = buyer) =>
      control.decide({ kind, identifier, id: Number(id), isApproved: true, reason: '' }),
  };
}
