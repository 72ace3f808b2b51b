import { expectTyped, moneyForms } from './support/money-forms.ts';
import { roomOf } from './support/room.ts';
import { TradePage } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** So long a browser believes what it last read about its room. */
const belief = 40_000;

test('18B spot ticket: the room of the browser really ends; it is refused in words, stays as typed, and is done once with room again', async ({
  page,
  world,
}) => {
  test.setTimeout(240_000);
  const form = moneyForms['spot ticket'];
  if (form === undefined) throw new Error('there is no spot ticket');
  const { pendingRows } = new TradePage(page);
  await form.fill(page, world);
  const giveRoom = await roomOf(page, world);
  await giveRoom(1);
  await page.waitForTimeout(belief);
  await form.send(page);
  await expect(page.getByText('There is no room left to store this, so it was not done.').first()).toBeVisible();
  await expectTyped(page, form);
  await expect(pendingRows).toHaveCount(0);
  await giveRoom();
  await page.waitForTimeout(belief);
  await page.reload();
  await expectTyped(page, form);
  await form.send(page);
  await expect(page.getByText(form.done).first()).toBeVisible();
  await page.reload();
  await expect(pendingRows).toHaveCount(1);
});
