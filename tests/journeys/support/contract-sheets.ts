import { expect, type Page } from '@playwright/test';
import { press, type OpenedSheet } from './opened-sheet.ts';

const desk = '/pages/transaction/contract?symbol=BTC/USDT';
const practice = '/pages/moni/contract?symbol=BTC/USDT';

async function ticketStands(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: 'Contract ticket' }).getByRole('slider')).toBeEnabled();
}

async function fillContract(page: Page): Promise<void> {
  await ticketStands(page);
  const ticket = page.locator('main form').first();
  await ticket.locator('input[name="size"]').fill('200');
  await ticket.locator('button[type="submit"]').click();
}

export const contractSheets: readonly OpenedSheet[] = [
  { name: 'confirm-contract', path: desk, open: fillContract },
  { name: 'confirm-contract-practice', path: practice, open: fillContract },
  { name: 'leverage', path: desk, open: (page) => press(page, /^Leverage \d/) },
  { name: 'stops', path: desk, open: (page) => press(page, /^Set stops of Long/) },
  { name: 'close', path: desk, open: (page) => press(page, /^Close Long/) },
  { name: 'close-practice', path: practice, open: (page) => press(page, /^Close Long/) },
  { name: 'close-several', path: desk, open: (page) => press(page, /^Close several/) },
  { name: 'contract-receipt', path: desk, open: (page) => press(page, 'Details of Long BTC/USDT') },
  {
    name: 'move-level',
    path: `${desk}&view=chart`,
    open: async (page) => {
      const level = page.getByRole('slider', { name: /^Stop loss of Long/ });
      await level.focus();
      await page.keyboard.press('PageUp');
      await page.keyboard.press('Enter');
    },
  },
];
