import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { PresenterPort } from '../../../core/ports/presenter-port.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { Session } from '../../../core/platform/session.ts';
import type { StoryName } from '../model/scene-stories.ts';
import { Story } from './story.tsx';

afterEach(cleanup);

const Where = () => <output>{useLocation().pathname}</output>;
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name }, { timeout: 60_000 });
  await act(async () => void fireEvent.click(button));
};

function tell(scene: StoryName) {
  const advance = vi.fn<PresenterPort['advance']>(async () => undefined);
  const onEnd = vi.fn<() => void>();
  const root = new Container();
  const state = { isSignedIn: true, language: 'en' };
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(AccessPort).toConstantValue({} as never);
  root.bind(PersonalStorage).toConstantValue(memoryStorage());
  root.bind(PresenterPort).toConstantValue({ advance } as never);
  const page = (
    <>
      <Where />
      <Story scene={scene} onEnd={onEnd} />
    </>
  );
  render(page, { wrapper: portsAround(root) });
  return { advance, onEnd };
}

test('Story: the situation, then what happens, then the receipt, and an end', async () => {
  const { advance, onEnd } = tell('stopped');
  expect(await screen.findByText(/^Dana is long BTC/, {}, { timeout: 60_000 })).toBeTruthy();
  expect(advance).not.toHaveBeenCalled();
  await press('Next');
  expect(advance).toHaveBeenCalledExactlyOnceWith({ to: 'scene-event' });
  expect(screen.getByRole('status').textContent).toBe('/pages/transaction/contract');
  await press('Next');
  expect(advance).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('/pages/transaction/contract_order');
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await press('Done');
  expect(onEnd).toHaveBeenCalledOnce();
});

test('Story: an option has ended when its end is told, however soon one goes on', async () => {
  const { advance } = tell('settling');
  await press('Next');
  expect(advance).toHaveBeenCalledExactlyOnceWith({ milliseconds: 20_000 });
});
