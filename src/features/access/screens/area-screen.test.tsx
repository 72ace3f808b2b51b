import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { routes } from '../../../core/navigation/routes.ts';
import { keepDraft, keptDraft } from '../data/access-draft.ts';
import AreaScreen from './area-screen.tsx';

afterEach(cleanup);
beforeEach(() => keepDraft({ identifier: '', areaCode: '' }));

async function open(entries: string[]): Promise<void> {
  render(
    <MemoryRouter initialEntries={entries}>
      <Suspense>
        <Routes>
          <Route path={routes.common.area} element={<AreaScreen />} />
          <Route path={routes.common.register} element={<p>the form</p>} />
          <Route path={routes.common.forget} element={<p>the page before</p>} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('main', {}, { timeout: 60_000 });
}
const search = (typed: string): Promise<void> =>
  act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } }));

test('AC1 area: the code that is picked goes with the number on the page before', async () => {
  keepDraft({ identifier: '612345678' });
  await open([routes.common.forget, routes.common.area]);
  await search('+34');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Spain/ })));
  expect(keptDraft()).toMatchObject({ areaCode: '34', identifier: '612345678' });
});

test('AC1 area: opened by its address it leads to the form', async () => {
  await open([routes.common.area]);
  await search('Thailand');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Thailand/ })));
  expect(screen.getByText('the form')).toBeTruthy();
  expect(keptDraft()).toMatchObject({ areaCode: '66', identifier: '' });
});

test('area: what is nowhere says so', async () => {
  await open([routes.common.area]);
  await search('Atlantis');
  expect(screen.getByText('No country or code found')).toBeTruthy();
});
