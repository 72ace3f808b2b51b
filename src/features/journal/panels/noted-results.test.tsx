import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { closedResult } from '../../../../tests/support/journal-samples.ts';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AccountScope, type AccountId } from '../../../core/account/account-scope.ts';
import { AccountContext } from '../../../core/account/use-account.ts';
import { loadTexts } from '../../../core/i18n/i18n.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { Session } from '../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { SessionStore } from '../../../core/session/session-store.ts';
import { useResultNotes } from '../operations/use-result-notes.ts';
import { TagFilter } from '../parts/tag-filter.tsx';
import { NotedResults } from './noted-results.tsx';

// The screen has its words before it is shown, and what comes when it is opened is not waited for here.
beforeAll(async () => {
  await loadTexts(['rules']);
  await import('../parts/note-form.tsx');
});
afterEach(cleanup);

const results = [closedResult(), closedResult({ id: 'contract 2', pair: 'ETH/USDT' })];

function Noted() {
  const noted = useResultNotes(results);
  return (
    <>
      <TagFilter tags={noted.tags} tag={noted.tag} onChange={noted.setTag} />
      <NotedResults title="today" results={noted.results} noted={noted} />
    </>
  );
}

/** The list as a person sees it in an account, on the device that `kept` is. */
async function open(kept: Map<string, string>, userId: string, account: AccountId = 'live'): Promise<void> {
  cleanup();
  const root = new Container();
  bindDevice(root, new Map(), () => 0);
  const session = new SessionStore(root.get(KeyValueStorage));
  session.signIn('0123456789abcdef0123456789abcdef');
  session.identify(userId);
  root.bind(Session).toConstantValue(session);
  root.rebind(PersonalStorage).toConstantValue(memoryStorage(kept));
  const Around = portsAround(root);
  render(
    <Around>
      <AccountContext value={new AccountScope(account, root)}>
        <Noted />
      </AccountContext>
    </Around>,
  );
  await screen.findAllByRole('listitem');
}

const rows = (): readonly string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

/** Opens the form; its code comes now. */
const edit = async (pair: RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: pair })));

async function write(pair: RegExp, note: string, tags: string): Promise<void> {
  await edit(pair);
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: note } });
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: tags } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('E31 a note and tags are written to a result, shown in its row, changed, and taken away', async () => {
  const kept = new Map<string, string>();
  await open(kept, '7');
  await write(/^Note and tags: BTC/, ' Too early ', 'news, breakout');
  await vi.waitFor(() => expect(rows()[1]).toContain('newsbreakoutToo early'));
  expect(rows()[0]).not.toContain('news');
  await write(/^Note and tags: BTC/, 'Late', 'breakout');
  await vi.waitFor(() => expect(rows()[1]).toContain('breakoutLate'));
  await edit(/^Note and tags: BTC/);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove both' }));
  await vi.waitFor(() => expect(rows()[1]).not.toContain('Late'));
  expect([...kept.values()]).toEqual(['[]']);
});

test('E31 the list is cut to a tag, and is whole again when the tag is gone', async () => {
  await open(new Map(), '7');
  expect(screen.queryByRole('group', { name: 'Tag' })).toBeNull();
  await write(/^Note and tags: BTC/, '', 'news');
  fireEvent.click(within(await screen.findByRole('group', { name: 'Tag' })).getByText('news'));
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('Only results with this tag are counted.')).toBeTruthy();
  await write(/^Note and tags: BTC/, '', 'other');
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
});

test('E31 H8 notes of real and simulated results, and those of two people, never meet; leaving takes them all', async () => {
  const kept = new Map<string, string>();
  await open(kept, '7');
  await write(/^Note and tags: BTC/, 'mine', '');
  await vi.waitFor(() => expect(rows()[1]).toContain('mine'));
  for (const [userId, account] of [
    ['7', 'moni'],
    ['8', 'live'],
  ] as const) {
    await open(kept, userId, account);
    expect(rows()[1]).not.toContain('mine');
  }
  await open(kept, '7');
  expect(rows()[1]).toContain('mine');
  expect([...kept.keys()]).toEqual(['journal.notes.7.live']);
  memoryStorage(kept).clear();
  await open(kept, '7');
  expect(rows()[1]).not.toContain('mine');
});

test('E31 what is too long is told and not saved', async () => {
  await open(new Map(), '7');
  await edit(/^Note and tags: BTC/);
  const note = await screen.findByLabelText('Note');
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  fireEvent.change(note, { target: { value: 'a'.repeat(201) } });
  expect(dialog.getByRole('button', { name: 'Save', hidden: true }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(note, { target: { value: 'a' } });
  fireEvent.change(dialog.getByLabelText('Tags'), { target: { value: 'a,b,c,d,e,f' } });
  expect(dialog.getByText('At most 5 tags, each of at most 20 characters.')).toBeTruthy();
  expect(dialog.getByText(/stay on this device/)).toBeTruthy();
});
