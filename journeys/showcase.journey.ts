// Twenty goods listed with one tap each, priced by a rule, arranged, and every slip taken back; on a phone.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixture.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from './app.ts';
import { look } from './look.ts';
import { keeps } from '#testing/keeps.ts';

const count = 20;
const rows = Array.from({ length: count }, (_none, index) => ({
  code: `J-${String(index + 1).padStart(2, '0')}`,
  title: `Jar ${String(index + 1).padStart(2, '0')}`,
  cost: '10.00',
  stock: 9,
}));

let app: App;
let shop: Shop;

test.beforeAll(async () => {
  app = await startApp();
  const operator = await furnish(app);
  shop = await makeShop(app, operator, 'dora');
  const other = await makeShop(app, operator, 'eve', 'Other Shop');
  // Brings the goods into the warehouse; another shop sells them already.
  await stockShop(app, operator, { shop: other, rows, price: '30.00' });
});
test.afterAll(() => app.end());

test('twenty goods listed, priced, arranged and undone', async ({ browser }) => {
  keeps('1 run a shop with a showcase chosen from a warehouse');
  const origins = [{ origin: app.url, localStorage: [{ name: 'token', value: shop.token }] }];
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins },
  });
  const page = await context.newPage();
  await test.step('a rule for prices', () => setRule(page));
  await test.step('twenty goods, one tap each', () => addAll(page));
  await test.step('an addition taken back', () => undoAdding(page));
  await test.step('prices changed together, and back', () => changeAll(page));
  await test.step('the order buyers see', () => arrange(page));
  await test.step('a removal taken back, with the removals of the day', () => removeOne(page));
  await test.step('filters stand in the address', () => filter(page));
});

async function setRule(page: Page): Promise<void> {
  await page.goto(`${app.url}/goodsList/prices`);
  await page.getByLabel('Markup in percent').fill('');
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Write a whole number from 0 to 1,000')).toBeVisible();
  await page.getByLabel('Markup in percent').fill('75');
  await expect(page.getByText('$35.99')).toBeVisible();
  await look(page, 'pricing rule');
  await page.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Pricing rule saved')).toBeVisible();
}

async function addAll(page: Page): Promise<void> {
  await page.goto(`${app.url}/goodsList/warehouse?sort=title&q=Jar`);
  await expect(page.getByText('Sells at $17.99, profit $7.10').first()).toBeVisible();
  for (const { title } of rows) {
    await page.getByRole('button', { name: `Add ${title} to my shop` }).click();
    await expect(article(page, title)).toContainText('In your shop');
  }
  await expect(page.getByText('20 of 100')).toBeAttached();
  await look(page, 'warehouse after adding');
}

async function undoAdding(page: Page): Promise<void> {
  // The message stands three seconds; a click on a busy machine may return after that.
  await Promise.all([
    expect(page.getByText('Removed from your showcase again')).toBeVisible(),
    page.getByRole('button', { name: 'Undo' }).click(),
  ]);
  await expect(page.getByText('19 of 100')).toBeAttached();
  await article(page, 'Jar 20')
    .getByRole('button', { name: /^Jar 20/ })
    .click();
  await expect(page).toHaveURL(/goods=/);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Your loss on a return')).toBeVisible();
  await look(page, 'goods of the warehouse');
  await sheet.getByRole('button', { name: 'Add to my shop' }).click();
  await expect(page.getByText('20 of 100')).toBeAttached();
  await expect(page).not.toHaveURL(/goods=/);
}

async function changeAll(page: Page): Promise<void> {
  await page.goto(`${app.url}/goodsList`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'All shown' }).click();
  await expect(page.getByText('20 selected')).toBeVisible();
  await look(page, 'selected goods');
  await page.getByRole('button', { name: 'Change prices' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Percent', { exact: true }).fill('-50');
  await sheet.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(sheet.getByText(/20 products are skipped/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Change 0 prices/ })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Choose differently' }).click();
  await sheet.getByLabel('Percent', { exact: true }).fill('10');
  await sheet.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(sheet.getByText('Profit $7.10 → $8.80').first()).toBeVisible();
  await look(page, 'prices before they change');
  await sheet.getByRole('button', { name: 'Change 20 prices' }).click();
  await expect(page.getByText('20 prices changed')).toBeVisible();
  await expect(row(page, 'Jar 07')).toContainText('$19.78');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Jar 07')).toContainText('$17.99');
}

async function arrange(page: Page): Promise<void> {
  await expect(rowsOf(page).first()).toContainText('Jar 20');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Move Jar 05 to the top' }).click();
  await expect(page.getByText('Jar 05 is now number 1')).toBeAttached();
  await look(page, 'arranging');
  await drag(page, 'Drag to move Jar 20', 'Drag to move Jar 18');
  await expect(page.getByText('Jar 20 is now number 4')).toBeAttached();
  await page.getByRole('button', { name: 'Done' }).click();
  const titles = () => rowsOf(page).allTextContents();
  await expect
    .poll(async () => (await titles()).slice(0, 4).map((text) => text.slice(0, 6)))
    .toEqual(['Jar 05', 'Jar 19', 'Jar 18', 'Jar 20']);
  // Buyers see the same.
  const buyer = await page.context().newPage();
  await buyer.goto(`${app.url}/s/${shop.handle}`);
  const shown = await buyer.getByText(/^Jar \d\d$/).allTextContents();
  expect(shown.slice(0, 4)).toEqual(['Jar 05', 'Jar 19', 'Jar 18', 'Jar 20']);
  await buyer.close();
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const start = await page.getByTitle(from).boundingBox();
  const end = await page.getByTitle(to).boundingBox();
  if (start === null || end === null) throw new Error('the handles are not in sight');
  await page.mouse.move(start.x + 12, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 12, end.y + end.height / 4, { steps: 5 });
  await page.mouse.move(end.x + 12, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

async function removeOne(page: Page): Promise<void> {
  await row(page, 'Jar 18').click();
  await look(page, 'a product of the showcase');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this product?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(row(page, 'Jar 18')).toHaveCount(0);
  await expect(removalsLeft(page, 19)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowsOf(page).nth(2)).toContainText('Jar 18');
  await expect(removalsLeft(page, 20)).toBeVisible();
  await look(page, 'showcase');
}

async function filter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search my showcase' }).click();
  await page.getByRole('searchbox', { name: 'Search my showcase' }).fill('Jar 1');
  await expect(page).toHaveURL(/q=Jar\+1/);
  await expect(rowsOf(page)).toHaveCount(10);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search my showcase' })).toHaveValue('Jar 1');
  await expect(rowsOf(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Show', { exact: true }).selectOption('delisted');
  await sheet.locator('button[type="submit"]').click();
  await expect(page.getByText('Nothing in your showcase matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(rowsOf(page)).toHaveCount(20);
}

/** The limits stand twice in the page, and a phone shows those behind the goods. */
const removalsLeft = (page: Page, left: number): Locator =>
  page.getByText(new RegExp(`Removals left until .*: ${left}`)).filter({ visible: true });
const article = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title });
const rowsOf = (page: Page): Locator => page.getByRole('list', { name: 'My showcase' }).getByRole('button');
const row = (page: Page, title: string): Locator => rowsOf(page).filter({ hasText: title });
