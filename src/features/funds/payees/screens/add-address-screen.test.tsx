import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  field,
  mine,
  payeesStage,
  press,
  show,
  type,
  type PayeesStage,
} from '../../../../../tests/support/payees-stage.tsx';
import { AppError } from '../../../../core/errors/app-error.ts';
import AddAddressScreen from './add-address-screen.tsx';

vi.mock('../data/qr-picture.ts', () => ({ drawQrPicture: async () => new Blob(['qr']) }));
vi.mock('../data/read-qr.ts', () => ({ readQr: async () => `ethereum:${mine}@1` }));

const poison = `0x5aae${'1'.repeat(32)}eaed`;

let stage: PayeesStage;
beforeEach(() => {
  stage = payeesStage();
});
afterEach(cleanup);

/** Of a sheet that has just come, as soon as it takes taps. */
async function pick(name: string): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-holds-taps]')).toBeNull(), { timeout: 60_000 });
  const option = await screen.findByRole('radio', { name });
  await act(async () => void fireEvent.click(option));
}

describe('adding an address', () => {
  const fill = async (address: string): Promise<void> => {
    // What an earlier visit has typed is still there.
    const currency = await screen.findByRole('button', { name: /^Currency: / }, { timeout: 60_000 });
    await act(async () => void fireEvent.click(currency));
    await pick('ETH');
    await screen.findByRole('button', { name: /^Network: / });
    await type(await field('Address'), address);
  };

  test('H17 what is wrong is said, and nothing is sent', async () => {
    stage.addresses = [];
    await show(stage, <AddAddressScreen />);
    await fill(`${mine.slice(0, -1)}D`);
    expect(await screen.findByText('A character is wrong: compare it with the original')).toBeTruthy();
    await press('Save address');
    expect(stage.port.saveAddress).not.toHaveBeenCalled();
  });

  test('E38 a picture of a QR code fills the address, which is saved with a picture of its own', async () => {
    stage.addresses = [];
    await show(stage, <AddAddressScreen />);
    await fill('');
    const file = new File(['x'], 'qr.png', { type: 'image/png' });
    await act(
      async () => void fireEvent.change(screen.getByLabelText('Read a QR picture'), { target: { files: [file] } }),
    );
    expect(await screen.findByDisplayValue(mine)).toBeTruthy();
    await press('Save address');
    expect(stage.port.saveAddress).toHaveBeenCalledExactlyOnceWith({
      currencyId: '2',
      currencyName: 'ETH',
      network: 'eth',
      address: mine,
      picture: '/upload/qr.png',
    });
  });

  test('OE5 two quick taps save it once, and after a refusal it can be sent again', async () => {
    stage.addresses = [];
    stage.port.saveAddress.mockRejectedValueOnce(new AppError('server', 'This address is saved already.'));
    await show(stage, <AddAddressScreen />);
    await fill(mine);
    const button = screen.getByRole('button', { name: 'Save address' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
      await Promise.resolve();
    });
    expect(await screen.findByText('This address is saved already.')).toBeTruthy();
    expect(stage.port.saveAddress).toHaveBeenCalledTimes(1);
    await press('Save address');
    expect(stage.port.saveAddress).toHaveBeenCalledTimes(2);
  });

  test('FU2 of several networks none is chosen for the person', async () => {
    stage.networks = ['eth', 'arbitrum'];
    stage.addresses = [];
    await show(stage, <AddAddressScreen />);
    await fill(mine);
    await press('Save address');
    expect(screen.getByText('Choose currency and network')).toBeTruthy();
    expect(stage.port.saveAddress).not.toHaveBeenCalled();
    await press('Network: Choose');
    await pick('ARBITRUM');
    await press('Save address');
    expect(stage.port.saveAddress).toHaveBeenCalledTimes(1);
  });

  test('H17 a look-alike of a saved address is alarmed at, and saved only after it was compared', async () => {
    await show(stage, <AddAddressScreen />);
    await fill(poison);
    expect(await screen.findByText('Looks like another address')).toBeTruthy();
    expect(screen.getByText(mine)).toBeTruthy();
    expect(screen.queryByText(/^Compare both/)).toBeNull();
    await press('Save address');
    expect(stage.port.saveAddress).not.toHaveBeenCalled();
    expect(screen.getByText(/^Compare both/)).toBeTruthy();
    const switched = screen.getByRole('switch', { name: 'I have compared every character' });
    expect(switched.getAttribute('aria-checked')).toBe('false');
    await act(async () => void fireEvent.click(switched));
    await press('Save address');
    expect(stage.port.saveAddress).toHaveBeenCalledTimes(1);
  });

  test('H17 a look-alike of an address that money went to is alarmed at, saved or not', async () => {
    stage.addresses = [];
    stage.used = [mine];
    await show(stage, <AddAddressScreen />);
    await fill(poison);
    expect(await screen.findByText('Looks like another address')).toBeTruthy();
    await press('Save address');
    expect(stage.port.saveAddress).not.toHaveBeenCalled();
  });

  test('AC2 a refusal of the server is said in its words and keeps what was typed', async () => {
    stage.addresses = [];
    stage.port.saveAddress.mockRejectedValue(new AppError('server', 'Saved already'));
    await show(stage, <AddAddressScreen />);
    await fill(mine);
    await press('Save address');
    expect(await screen.findByText('Saved already')).toBeTruthy();
    expect(screen.getByDisplayValue(mine)).toBeTruthy();
  });
});
