import { MemoryRouter } from 'react-router-dom';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyBook, type NoticeBook } from '../../../../core/domain/notices/notice-book.ts';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { NoticeList } from './notice-list.tsx';

const place = vi.hoisted(() => ({ isDemo: false, isEmpty: false }));
vi.mock('../../../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../../../core/i18n/use-format.ts', () => ({ useFormat: () => ({ count: String }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ userId: '1' }) }));
vi.mock('../../instruments/data/known-steps.ts', () => ({ useKnownSteps: () => () => undefined }));
vi.mock('../../session/data/is-demo.ts', () => ({ useIsDemo: () => place.isDemo }));
vi.mock('../data/mark-read.ts', () => ({ useMarkRead: () => () => undefined }));
vi.mock('../parts/notice-rows.tsx', () => ({
  NoticeRows: ({ liveWord }: { readonly liveWord?: string }) => <p>{`money: ${liveWord}`}</p>,
}));
vi.mock('../data/use-notice-watch.ts', () => ({
  useNoticeBook: (): NoticeBook => ({
    ...emptyBook,
    notices: place.isEmpty ? [] : [{ id: 'spot:1', at: 1, isRead: true } as Notice],
  }),
}));
afterEach(cleanup);

function scopes(isDemo: boolean): readonly (string | null)[] {
  place.isDemo = isDemo;
  const { container } = render(<NoticeList />);
  const found = [...container.querySelectorAll('label, [role="radio"]')].map(({ textContent }) => textContent);
  cleanup();
  return found;
}

test('NoticeList: the choice between the accounts calls neither of them real money in the demo', () => {
  expect(scopes(false)).toEqual(['scope.all', 'scope.live', 'mode.practice']);
  expect(scopes(true)).toEqual(['scope.all', 'mode.demo', 'mode.practice']);
});

test('NoticeList: where both kinds of money stand in one list the rows are told the word for the real one, and in a list of one not', () => {
  place.isDemo = false;
  const { container, getByText } = render(<NoticeList />);
  expect(container.textContent).toContain('money: scope.live');
  fireEvent.click(getByText('scope.live'));
  expect(container.textContent).toContain('money: undefined');
});

test('NoticeList: an empty list says that it is of this device alone, and leads to the records', () => {
  place.isEmpty = true;
  const { container, getByRole } = render(<NoticeList />, { wrapper: MemoryRouter });
  expect(container.textContent).toContain('none');
  expect(getByRole('link', { name: 'records' }).getAttribute('href')).toBe('/pages/setting/bill');
  place.isEmpty = false;
});
