import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Preferences } from '../../preferences/preferences.ts';
import { PreferencesContext } from '../../preferences/use-preferences.ts';
import { CoinMark } from '../money/coin-mark.tsx';
import { ShowPicture } from './show-picture.tsx';
import { usePicture } from './use-picture.ts';

afterEach(cleanup);

function Work({ name, address }: { readonly name: string; readonly address: string }) {
  const picture = usePicture(address);
  return (
    <>
      {picture.address === undefined ? undefined : <img src={picture.address} alt={name} />}
      <ShowPicture name={name} onShow={picture.show} />
    </>
  );
}

const show = (preferences: Preferences): Promise<void> =>
  act(
    async () =>
      void render(
        <PreferencesContext value={preferences}>
          <Work name="Tide" address="https://files.test/tide.png" />
          <Work name="Dune" address="https://files.test/dune.png" />
          <Work name="Here" address="data:image/png;base64,AA" />
          <CoinMark name="BTC" logo="https://files.test/btc.png" />
        </PreferencesContext>,
      ),
  );

const addresses = (): readonly string[] => [...document.querySelectorAll('img')].map(({ src }) => src);

test('E41: while data is saved no picture is fetched, a tap brings one, and what is in the page already stays', async () => {
  const preferences = new Preferences();
  preferences.change({ dataSaver: 'on' });
  await show(preferences);
  expect(addresses()).toEqual(['data:image/png;base64,AA']);
  fireEvent.click(await screen.findByRole('button', { name: 'Show picture: Dune' }));
  expect(addresses()).toEqual(['https://files.test/dune.png', 'data:image/png;base64,AA']);
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Show picture: Tide']);
});

test('E41: without the data saver all pictures come, and nothing asks', async () => {
  await show(new Preferences());
  expect(addresses()).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});
