import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AccessPort } from '../../../core/ports/access-port.ts';
import { ServerClock } from '../../../core/time/clock.ts';
import { SecurityPort } from '../../../core/ports/security-port.ts';
import { Session } from '../../../core/platform/session.ts';
import { lastCode } from '../../shared/codes/data/last-code.ts';
import { ContactSheet } from './contact-sheet.tsx';

const sendMobileCode = vi.fn<SecurityPort['sendMobileCode']>(async () => undefined);

const visitor = { language: 'en' };
afterEach(() => {
  lastCode.forget();
  cleanup();
  vi.clearAllMocks();
});

async function askFor(number: string, areaCode: string): Promise<void> {
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => visitor, watch: () => () => undefined } as never);
  root.bind(SecurityPort).toConstantValue({ sendMobileCode } as never);
  root.bind(AccessPort).toConstantValue({} as never);
  root
    .bind(ServerClock)
    .toConstantValue({ now: () => 0, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  render(<ContactSheet kind="mobile" onClose={() => undefined} onBound={() => undefined} />, {
    wrapper: portsAround(root),
  });
  const [area, mobile] = await screen.findAllByRole('textbox', { hidden: true }, { timeout: 60_000 });
  if (area === undefined || mobile === undefined) throw new Error('no fields');
  fireEvent.change(area, { target: { value: areaCode } });
  fireEvent.change(mobile, { target: { value: number } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /send|get/i, hidden: true })));
}

test.each([
  ['+34 612-345-678', ''],
  ['612 345 678', '+34'],
  ['0034612345678', '34'],
])('AC1 the code for %j beside %j is asked for with dialling code and number', async (number, areaCode) => {
  await askFor(number, areaCode);
  await vi.waitFor(() => expect(sendMobileCode.mock.calls).toEqual([[{ areaCode: '34', mobile: '612345678' }]]));
});

test('AC1 of a number that contradicts its code nothing is sent', async () => {
  await askFor('+34612345678', '33');
  expect(sendMobileCode).not.toHaveBeenCalled();
});

test('AC1 an error of an early try is gone once a code is on its way', async () => {
  await askFor('', '34');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Verify', hidden: true })));
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  const [, mobile] = screen.getAllByRole('textbox', { hidden: true });
  if (mobile === undefined) throw new Error('no fields');
  fireEvent.change(mobile, { target: { value: '612345678' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send code', hidden: true })));
  await screen.findByText(/^Sent:/);
  expect(screen.queryByText('This field is required')).toBeNull();
});
