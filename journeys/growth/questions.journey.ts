// A buyer asks about an item without an account and confirms it by a link; the merchant answers on the phone and shows it on
// the page of the item; the buyer reads the answer by the link of the second email and deletes the question.
import { expect, type Page } from '@playwright/test';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { pageWords } from '#locales/storefront.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';

let app: App;
let shop: Shop;
let goodsId = '';

test.beforeAll(async () => {
  app = await startApp();
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'quinn');
  const rows = [{ code: 'QU-1', title: 'Walnut tray', cost: '8.00', stock: 9 }];
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  goodsId = item?.goods_id ?? '';
});
test.afterAll(() => app.end());

const shot = (name: string) => ({ path: `test-results/screens/${name}.png`, fullPage: true });

/** Away from the bar with the price, which covers what stands under it. */
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** The address of the button in the newest email to somebody. */
async function linkTo(page: Page, address: string): Promise<string> {
  await page.goto(`${app.url}/mailbox?to=${encodeURIComponent(address)}`);
  await page.locator('main a, .list a, li a').first().click();
  const source = await page.locator('iframe').getAttribute('src');
  await page.goto(new URL(source ?? '', app.url).href);
  return (await page.locator('a[href*="/s/"]').first().getAttribute('href')) ?? '';
}

for (const language of ['en', 'ja'] as const) {
  test(`a question before buying is answered, shown and deleted, in ${language}`, async ({ browser }) => {
    const words = pageWords[language].storefront;
    const { page } = await openPage(browser, { locale: language });
    page.setDefaultTimeout(20_000);
    const address = `ask-${language}@shop.example`;
    const place = `${app.url}/${language}/s/${shop.handle}/goods/${goodsId}`;
    const text = `Does it fit a dishwasher? ${language}`;
    await page.goto(place);
    await page.locator('summary', { hasText: words.questionTitle }).click();
    await page.getByRole('button', { name: words.questionSend }).click();
    await expect(page.getByText(words.questionMissing)).toBeVisible();
    await expect(page.getByText(words.restockWrong)).toBeVisible();
    await toEnd(page);
    await look(page, `a question that is not whole, ${language}`);
    await page.getByLabel(words.questionText).fill(text);
    await page.getByLabel(words.questionName).fill('Ada');
    await page.getByLabel(words.restockEmail).fill(address);
    await page.screenshot(shot(`question-form-360-${language}`));
    await page.getByRole('button', { name: words.questionSend }).click();
    await expect(page.getByRole('heading', { name: words.restockAsked })).toBeVisible();
    await look(page, `the link of a question is on its way, ${language}`);
    await app.advance(0.01);
    await page.goto(await linkTo(page, address));
    await expect(page.getByRole('heading', { name: words.questionConfirm })).toBeVisible();
    await look(page, `a question to be confirmed, ${language}`);
    await page.getByRole('button', { name: words.questionConfirmSend }).click();
    await expect(page.getByRole('heading', { name: words.questionOpen })).toBeVisible();
    await page.screenshot(shot(`question-open-360-${language}`));

    const { rooms } = await loadMerchantWords(language);
    const own = (await rooms.shop()).questions;
    const { token } = await app.ask(login, { username: 'quinn', password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page: phone, troubles } = await openPhone(browser, app, token);
    phone.setDefaultTimeout(20_000);
    await phone.goto(`${app.url}/questions`);
    await expect(phone.getByRole('heading', { level: 1, name: own.title })).toBeVisible();
    await expect(phone.getByText(text)).toBeVisible();
    await phone.screenshot(shot(`questions-360-${language}`));
    await look(phone, `questions, ${language}`);
    await phone.getByRole('button', { name: own.answer, exact: true }).first().click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('button', { name: own.send }).click();
    await expect(sheet.getByText(own.missing)).toBeVisible();
    await sheet.getByRole('textbox').fill(`On the upper rack. ${language}`);
    await sheet.getByRole('checkbox').check();
    await phone.screenshot(shot(`question-answer-360-${language}`));
    await look(phone, `answering a question, ${language}`);
    await sheet.getByRole('button', { name: own.send }).click();
    await expect(phone.getByText(own.sent)).toBeVisible();
    await expect(phone.getByText(own.shown).first()).toBeVisible();
    await phone.screenshot(shot(`questions-answered-360-${language}`));
    expect(troubles()).toEqual([]);

    await app.advance(0.01);
    await page.goto(place);
    await expect(page.getByText(`On the upper rack. ${language}`)).toBeVisible();
    await expect(page.getByText('Ada')).toHaveCount(0);
    await toEnd(page);
    await look(page, `an answered question under its item, ${language}`);
    await page.screenshot(shot(`question-shown-360-${language}`));
    await page.goto(await linkTo(page, address));
    await expect(page.getByRole('heading', { name: words.questionAnswered })).toBeVisible();
    await page.screenshot(shot(`question-answered-360-${language}`));
    await look(page, `an answer, ${language}`);
    await page.getByRole('button', { name: words.questionDelete }).click();
    await expect(page.getByRole('heading', { name: words.questionDeleted })).toBeVisible();
    await page.goto(place);
    await expect(page.getByText(text)).toHaveCount(0);
  });
}
