import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { amount, price, rate } from '../../money/amount.ts';
import { Preferences } from '../../preferences/preferences.ts';
import { PreferencesContext } from '../../preferences/use-preferences.ts';
import { MoneyMarkContext, type MoneyMark } from './money-mark.ts';
import { MoneyText, PercentText, PriceText } from './money-text.tsx';

afterEach(cleanup);

async function show(element: ReactElement, hideAmounts = false, mark: MoneyMark = 'real'): Promise<HTMLElement> {
  const preferences = new Preferences();
  preferences.change({ hideAmounts });
  render(
    <PreferencesContext value={preferences}>
      <MoneyMarkContext value={mark}>
        <Suspense>
          <div data-testid="shown">{element}</div>
        </Suspense>
      </MoneyMarkContext>
    </PreferencesContext>,
  );
  return screen.findByTestId('shown');
}

describe('MoneyText', () => {
  test('MoneyText: shows the sum with its currency behind a no-break space', async () => {
    const shown = await show(<MoneyText value={amount('1234.5')} currency="USDT" />);
    expect(shown.textContent).toBe('1,234.50\u00a0USDT');
  });

  test('MoneyText: the privacy eye leaves no digit, neither to the eye nor to a screen reader', async () => {
    const shown = await show(<MoneyText value={amount('1234.5')} currency="USDT" />, true);
    expect(shown.textContent).toBe('•••Hidden amount');
    expect(shown.querySelector('[title], [aria-label]')).toBeNull();
  });

  test('MoneyText: an unknown sum is a dash with its reason, never zero', async () => {
    const shown = await show(<MoneyText value={undefined} reason="The server sent no balance" />);
    expect(shown.textContent).toBe('—The server sent no balance');
  });

  test('MoneyText: simulated money carries its word, also when it is hidden', async () => {
    const open = await show(<MoneyText value={amount('5')} currency="USDT" />, false, 'simulated');
    expect(open.textContent).toContain('practice');
    cleanup();
    const hidden = await show(<MoneyText value={amount('5')} currency="USDT" />, true, 'simulated');
    expect(hidden.textContent).toContain('practice');
  });
});

describe('PercentText', () => {
  test('PercentText: direction is a sign and an arrow, not a colour alone', async () => {
    const up = await show(<PercentText value={rate('1.93')} />);
    expect(up.textContent).toBe('▲+1.93%');
    cleanup();
    const down = await show(<PercentText value={rate('-0.4')} />);
    expect(down.textContent).toBe('▼-0.40%');
  });

  test('PercentText: no change has neither sign nor arrow', async () => {
    const flat = await show(<PercentText value={rate('0')} />);
    expect(flat.textContent).toBe('0%');
  });

  test('T13 PercentText: a change that rounds to zero is flat, without sign and arrow', async () => {
    const flat = await show(<PercentText value={rate('-0.004')} />);
    expect(flat.textContent).toBe('0.00%');
    expect(flat.querySelector('[class*="down"]')).toBeNull();
    expect(flat.querySelector('[class*="flat"]')).not.toBeNull();
  });
});

describe('PriceText', () => {
  test('PriceText: a tiny price is short to the eye and full to a screen reader', async () => {
    const shown = await show(<PriceText value={price('0.00000003')} />);
    expect(shown.textContent).toBe('0.0₇30.00000003');
    expect(shown.querySelector('[aria-hidden]')?.textContent).toBe('0.0₇3');
  });
});

describe('PriceText', () => {
  test('PriceText: a price that changes while its mark still fades is not marked again', async () => {
    const fading: { playState: string }[] = [];
    const animate = vi.fn<(...given: readonly unknown[]) => { playState: string }>(() => {
      const flash = { playState: 'running' };
      fading.push(flash);
      return flash;
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Object.assign(HTMLElement.prototype, { animate });
    let change = (_next: string): void => undefined;
    function Ticking() {
      const [value, setValue] = useState('1');
      change = setValue;
      return <PriceText value={price(value)} flashes />;
    }
    await show(<Ticking />);
    act(() => change('2'));
    act(() => change('3'));
    expect(animate).toHaveBeenCalledTimes(1);
    // In few steps: a smooth fade has styles worked out with every frame.
    expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ easing: 'steps(4)' }));
    for (const flash of fading) flash.playState = 'finished';
    act(() => change('4'));
    expect(animate).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
    vi.unstubAllGlobals();
  });
});
