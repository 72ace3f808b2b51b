import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { MemoryRouter } from 'react-router-dom';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { price, type Price } from '../../../../core/money/amount.ts';
import { MoveLevelSheet, type MoveLevelSheetProps } from './move-level-sheet.tsx';

const position = { ...sampleContract, takeProfit: price('62000'), stopLoss: price('60000') };
afterEach(cleanup);

async function sheet(to: Price, change: Partial<MoveLevelSheetProps> = {}, button = 'Move it') {
  const onSave = vi.fn<MoveLevelSheetProps['onSave']>();
  const onClose = vi.fn<() => void>();
  const move = { position, level: 'stopLoss', price: to, name: 'Stop loss of Long 0.03' } as const;
  render(
    <MemoryRouter>
      <Suspense>
        <MoveLevelSheet
          move={move}
          liquidation={price('50000')}
          isOutOfReach={false}
          counting={usualCounting}
          priceStep={price('0.1')}
          isSaving={false}
          failure={undefined}
          {...{ onSave, onClose, ...change }}
        />
      </Suspense>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 });
  const save = screen.getByText(button).closest('button');
  if (save === null) throw new Error('no way to confirm');
  return { dialog, save, onSave, onClose };
}

describe('MoveLevelSheet', () => {
  test('CH3: says what the level was, what it would be, and the result at both after known fees', async () => {
    const { dialog, save, onSave } = await sheet(price('60500'));
    // 0.03 BTC from 61,250.5, less an opening fee of 0.9187575.
    expect(dialog.textContent).toMatch(/Now60,000.*-38\.44.*New60,500.*-23\.44/s);
    fireEvent.click(save);
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ takeProfit: '62000', stopLoss: '60500' });
  });

  test('CH3: a level that was not set yet is saved under its own name, and nothing is said to move', async () => {
    const bare = { position: { ...position, stopLoss: undefined }, level: 'stopLoss', price: price('60500') } as const;
    const { dialog, save, onSave } = await sheet(
      price('60500'),
      { move: { ...bare, name: 'Stop loss of Long 0.03' } },
      'Save',
    );
    expect(screen.getByText('Stop loss of Long 0.03')).toBeTruthy();
    expect(screen.queryByText('Move stop loss?')).toBeNull();
    expect(dialog.textContent).toMatch(/Nownone/);
    expect(dialog.textContent).not.toContain('Result there');
    fireEvent.click(save);
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ takeProfit: '62000', stopLoss: '60500' });
  });

  test('CH3, PO2: a level that the market has passed meanwhile is not sent, and the sheet says why', async () => {
    const { dialog, save, onSave } = await sheet(price('61400'));
    expect(dialog.textContent).toContain('losing side of the last price 61,300');
    expect(save.disabled).toBe(true);
    fireEvent.click(save);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('CH3, PO2: near the liquidation it warns and lets the person decide', async () => {
    const { dialog, save } = await sheet(price('50400'));
    expect(dialog.textContent).toContain('within one percent of the estimated liquidation');
    expect(save.disabled).toBe(false);
  });

  test('CH3, PO2: an estimate is named as finely as prices of the pair are', async () => {
    const { dialog } = await sheet(price('50400'), { liquidation: price('50000.12345678') });
    expect(dialog.textContent).toMatch(/estimated liquidation 50,000\.1(?!\d)/);
  });

  test('PO1: that no price leads to a liquidation is said only where it is known', async () => {
    const unknown = await sheet(price('60500'), { liquidation: undefined });
    expect(unknown.dialog.textContent).toContain('The liquidation risk rate is not stated');
    expect(unknown.dialog.innerHTML).not.toContain('No price of this pair would trigger it');
    cleanup();
    const known = await sheet(price('60500'), { liquidation: undefined, isOutOfReach: true });
    expect(known.dialog.textContent).toContain('out of reach');
  });

  test('CH3: a refusal stays in sight in the words of the server', async () => {
    const { dialog } = await sheet(price('60500'), { failure: 'Stops not set: Not allowed' });
    expect(dialog.textContent).toContain('Stops not set: Not allowed');
  });

  test('CH3: taking it back sends nothing', async () => {
    const { onSave, onClose } = await sheet(price('60500'));
    fireEvent.click(screen.getByText('Leave as it is'));
    expect([onSave.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });
});
