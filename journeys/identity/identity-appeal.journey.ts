// An identity that was refused: its merchant objects on the phone, and another reviewer than the one who refused it opens
// the documents and reverses it. The merchant is verified in the same moment.
import { expect, type Browser, type Page } from '@playwright/test';
import { myIdentity } from '#features/identity/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { furnish, makeShop, startApp, type App, type Shop } from '../app.ts';
import { staff } from '../app-facts.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage, signInToConsole } from '../people.ts';
import { decidePapers, openPhone, sendPapers } from '../steps/merchant-steps.ts';

const objection =
  'The number is the one of my new passport; the old one has expired since, and I sent both sides.';
const decision = 'The number is that of the passport that was sent. We read it again, and it is yours.';

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  shop = await makeShop(app, await furnish(app), 'ines');
  await sendPapers(app, shop.token);
  await decidePapers(app, 'id_number');
});
test.afterAll(() => app.end());

test('a refused identity is objected to, and another reviewer who has seen the documents reverses it', async ({
  browser,
}) => {
  const { page, troubles } = await openPhone(browser, app, shop.token);
  await test.step('the merchant objects', () => object(page));
  await test.step('another reviewer decides', () => reverse(browser));
  await test.step('the merchant reads it, and is verified', async () => {
    await page.goto(`${app.url}/identity`);
    await expect(page.getByText(/^You are verified as/)).toBeVisible();
    expect(await app.ask(myIdentity, {}, shop.token)).toMatchObject({ is_verified: true });
    const { list } = await app.ask(listNotices, {}, shop.token);
    expect(list.map(({ code }) => code)).toContain('identity_appeal_overturned');
  });
  expect(troubles()).toEqual([]);
});

async function object(page: Page): Promise<void> {
  await page.goto(`${app.url}/identity`);
  await expect(page.getByText('Corrections needed')).toBeVisible();
  await look(page, 'a refused identity');
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByLabel('Why it’s wrong').fill(objection);
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.locator('#content').getByText('We have your appeal')).toBeVisible();
  await expect(page.getByText(/Decided by .* at the latest, by another reviewer/)).toBeVisible();
  await look(page, 'an appeal of an identity');
}

async function reverse(browser: Browser): Promise<void> {
  const { page: desk } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await signInToConsole(app, desk, staff.secondReviewer);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.goto(`${app.url}/console/identities/appeals`);
  await expect(desk.getByText(objection)).toBeVisible();
  await look(desk, 'appeals of identities');
  await desk.getByRole('link').filter({ hasText: objection }).click();
  await desk.getByRole('button', { name: 'Open this appeal' }).click();
  await expect(desk.getByText(objection)).toBeVisible();
  const reversing = desk.getByRole('button', { name: 'Reverse the decision' });
  await expect(reversing).toBeDisabled();
  for (const open of await desk.getByRole('button', { name: 'Open', exact: true }).all()) await open.click();
  await expect(reversing).toBeEnabled();
  await look(desk, 'an opened appeal of an identity');
  await desk.getByLabel('What the merchant reads').fill(decision);
  await reversing.click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Reverse the decision' }).click();
  await expect(desk.getByText('Appeal decided.')).toBeVisible();
}
