// Two people of a shop share one inbox: talks of orders and questions before buying stand in one list, are found, given to
// a member, answered there, and come back to nobody when the member is removed.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { sendBuyerChat } from '#features/chat/buyer.contract.ts';
import { listInbox } from '#features/chat/inbox.contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { login } from '#features/people/login.contract.ts';
import { askQuestion } from '#features/questions/contract.ts';
import { inviteMember, joinTeam, listTeam, removeMember } from '#features/team/contract.ts';
import { loadMerchantWords } from '#locales/merchant.ts';
import { pageWords } from '#locales/storefront.ts';
import { sayIn } from '#locales/say.ts';
import { furnish, makeShop, startApp, stockShop, type App, type Shop } from '../app.ts';
import { test } from '../fixture.ts';
import { look } from '../look.ts';
import { openPage } from '../people.ts';
import { openPhone, operatorToken, password } from '../steps/merchant-steps.ts';
import { buyOne } from '../steps/trade-steps.ts';

let app: App;
let shop: Shop;
let goodsId = '';
let service: Awaited<ReturnType<typeof startService>>;

/** A translation service of the journey: it answers each text with the language in front of it. */
async function startService() {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { q, target } = z.parse(asked, JSON.parse(Buffer.concat(pieces).toString()));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ translatedText: `[${target}] ${q}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, end: () => server.close() };
}
const asked = z.object({ q: z.string(), target: z.string() });

test.beforeAll(async () => {
  service = await startService();
  app = await startApp({ translationService: service.url });
  await furnish(app);
  shop = await makeShop(app, await operatorToken(app), 'ines');
  const rows = [{ code: 'IB-1', title: 'Slate clock', cost: '8.00', stock: 50 }];
  const [item] = await stockShop(app, await operatorToken(app), { shop, rows, price: '30.00' });
  goodsId = item?.goods_id ?? '';
});
test.afterAll(async () => {
  await app.end();
  service.end();
});

const memberPassword = 'nine-quiet-lanterns-4';
const shot = (name: string) => ({ path: `test-results/screens/${name}.png`, fullPage: true });
const logOf = (page: Page, name: string) => page.getByRole('log', { name });

/** A member by calls, with the name that the shop sees. */
async function addMember(token: string, name: string): Promise<string> {
  const { link } = await app.ask(inviteMember, { name, role: 'service', password }, token);
  const username = `m-${randomUUID().slice(0, 8)}`;
  const joining = { username, password: memberPassword, confirm_password: memberPassword };
  return (await app.ask(joinTeam, { token: new URL(link).hash.slice(1), ...joining })).token;
}

/** A buyer asks in English, whatever the shop reads, and confirms by the link of the email. */
async function ask(page: Page, text: string): Promise<void> {
  const email = `${randomUUID().slice(0, 8)}@shop.example`;
  await app.ask(askQuestion, { handle: shop.handle, goods_id: goodsId, email, name: 'Ada', text });
  await app.advance(0.01);
  await page.goto(`${app.url}/mailbox?to=${encodeURIComponent(email)}`);
  await page.locator('main a, .list a, li a').first().click();
  const source = await page.locator('iframe').getAttribute('src');
  await page.goto(new URL(source ?? '', app.url).href);
  await page.goto((await page.locator('a[href*="/s/"]').first().getAttribute('href')) ?? '');
  await page.getByRole('button', { name: pageWords.en.storefront.questionConfirmSend }).click();
}

async function writeAnswer(phone: Page, language: 'en' | 'es'): Promise<void> {
  const { answers } = await (await loadMerchantWords(language)).rooms.inbox();
  await phone.goto(`${app.url}/inbox`);
  await phone.getByRole('link', { name: answers.title }).click();
  if (language === 'en') await expect(phone.getByText(answers.none)).toBeVisible();
  await look(phone, `saved answers, ${language}`);
  await phone.getByRole('button', { name: answers.add }).click();
  const sheet = phone.getByRole('dialog');
  await sheet.getByRole('button', { name: answers.save }).click();
  await expect(sheet.getByText(answers.textMissing)).toBeVisible();
  await sheet.getByRole('textbox', { name: answers.name }).fill(`Noise ${language}`);
  await sheet.getByRole('textbox', { name: answers.text }).fill(`Hardly, ${language} `);
  for (const place of ['product', 'tracking'] as const)
    await sheet.getByRole('button', { name: answers.places[place], exact: true }).click();
  await phone.screenshot(shot(`answer-360-${language}`));
  await look(phone, `an answer for later, ${language}`);
  await sheet.getByRole('button', { name: answers.save }).click();
  await expect(phone.getByRole('list', { name: answers.title })).toContainText(`Noise ${language}`);
}

/** By the keyboard alone. What is not known yet is marked and keeps the message here. */
async function pickAnswer(phone: Page, language: 'en' | 'es'): Promise<void> {
  const { rooms } = await loadMerchantWords(language);
  const { answers } = await rooms.inbox();
  const chat = await rooms.chat();
  const field = phone.getByRole('textbox', { name: chat.talk.write });
  await field.press('/');
  const search = phone.getByRole('combobox', { name: answers.search });
  await expect(search).toBeFocused();
  await search.fill(`noise ${language}`);
  await expect(phone.getByRole('option')).toContainText(`Hardly, ${language} Slate clock {tracking}`);
  await phone.screenshot(shot(`answers-pick-360-${language}`));
  await look(phone, `picking an answer, ${language}`);
  await search.press('Enter');
  await expect(field).toHaveValue(`Hardly, ${language} Slate clock {tracking}`);
  await expect(
    phone.getByText(sayIn(language, answers.unfilled, { places: answers.places.tracking })),
  ).toBeVisible();
  await phone.screenshot(shot(`answer-unfilled-360-${language}`));
  await look(phone, `an answer with an open place, ${language}`);
  await phone.getByRole('button', { name: chat.talk.send, exact: true }).click();
  // The open place is chosen: what is typed next stands in its stead.
  await expect(field).toHaveValue(/tracking/);
  await phone.keyboard.type('soon');
  await expect(field).toHaveValue(`Hardly, ${language} Slate clock soon`);
  await phone.getByRole('button', { name: chat.talk.send, exact: true }).click();
}

for (const language of ['en', 'es'] as const) {
  test(`an inbox of two people, in ${language}`, async ({ browser }) => {
    const { rooms } = await loadMerchantWords(language);
    const words = await rooms.inbox();
    const chat = await rooms.chat();
    const questions = (await rooms.shop()).questions;
    const { token } = await app.ask(login, { username: 'ines', password });
    await app.ask(perInfo, { patch: { lang: language } }, token);
    const { page, troubles } = await openPhone(browser, app, token);
    page.setDefaultTimeout(20_000);
    await page.goto(`${app.url}/inbox`);
    if (language === 'en') {
      await expect(page.getByText(words.none)).toBeVisible();
      await look(page, `an empty inbox, ${language}`);
    }
    const bought = await buyOne(app, shop, goodsId);
    const said = { token: bought.orderToken, client_id: randomUUID(), text: `Is it loud? ${language}` };
    await app.ask(sendBuyerChat, said);
    // The open list hears of it by itself.
    const list = page.getByRole('list', { name: words.title });
    await expect(list.getByText(said.text)).toBeVisible();
    const { page: buyer } = await openPage(browser);
    buyer.setDefaultTimeout(20_000);
    await ask(buyer, `How heavy is it? ${language}`);
    await expect(list.getByText(`How heavy is it? ${language}`)).toBeVisible();
    await page.screenshot(shot(`inbox-360-${language}`));
    await look(page, `the inbox, ${language}`);

    const memberName = language === 'en' ? 'Mia' : 'Luz';
    const member = await addMember(token, memberName);
    await app.ask(perInfo, { patch: { lang: language } }, member);
    await list.getByText(said.text).click();
    await expect(logOf(page, chat.talk.log).getByText(said.text)).toBeVisible();
    await page.getByRole('button', { name: words.assign, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(memberName).click();
    await page.screenshot(shot(`inbox-assign-360-${language}`));
    await look(page, `who answers, ${language}`);
    await sheet.getByRole('button', { name: words.assign, exact: true }).click();
    await expect(page.getByText(sayIn(language, words.with, { name: memberName })).first()).toBeVisible();
    await look(page, `a talk that somebody has, ${language}`);

    const { page: phone } = await openPhone(browser, app, member);
    phone.setDefaultTimeout(20_000);
    await test.step('an answer is written for later', () => writeAnswer(phone, language));
    await phone.goto(`${app.url}/inbox?filter=mine`);
    await phone.getByRole('list', { name: words.title }).getByText(said.text).click();
    await test.step('a message is translated when somebody presses for it', async () => {
      await expect(
        phone.getByText(sayIn(language, words.translate.sends, { host: service.host })),
      ).toBeVisible();
      await phone.getByRole('button', { name: words.translate.do, exact: true }).click();
      const log = logOf(phone, chat.talk.log);
      await expect(log.getByText(`[${language}] ${said.text}`)).toBeVisible();
      await expect(log.getByText(sayIn(language, words.translate.by, { host: service.host }))).toBeVisible();
      await log.getByText(words.translate.sent).click();
      await phone.screenshot(shot(`translated-360-${language}`));
      await look(phone, `a translated message, ${language}`);
      const { page: reader } = await openPage(browser);
      await reader.goto(`${app.url}/${language}/trust/privacy`);
      await expect(reader.getByText(service.host)).toBeVisible();
      await page.goto(`${app.url}/settings/data`);
      await expect(page.getByText(service.host)).toBeVisible();
      await look(page, `my data with a translation service, ${language}`);
      await page.goBack();
    });
    await test.step('it is picked, shown, completed and sent', () => pickAnswer(phone, language));
    await expect(logOf(page, chat.talk.log).getByText(`Hardly, ${language} Slate clock soon`)).toBeVisible();
    await phone.goto(`${app.url}/inbox?filter=buyer`);
    await expect(phone.getByRole('list', { name: words.title }).getByText(words.withYou)).toBeVisible();
    await phone.screenshot(shot(`inbox-member-360-${language}`));

    await page.goto(`${app.url}/inbox`);
    await page.getByRole('searchbox', { name: words.search }).fill('ada');
    await expect(list.getByText(said.text)).toHaveCount(0);
    await list.getByText(`How heavy is it? ${language}`).click();
    await expect(page.getByRole('heading', { level: 1, name: words.questionTitle })).toBeVisible();
    await look(page, `a question in the inbox, ${language}`);
    await page.screenshot(shot(`inbox-question-360-${language}`));
    await page.getByRole('button', { name: questions.answer, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(`Half a kilo, ${language}`);
    await page.getByRole('dialog').getByRole('button', { name: questions.send }).click();
    await expect(page.getByText(`Half a kilo, ${language}`)).toBeVisible();
    await page.goto(`${app.url}/inbox?filter=answered`);
    await expect(list.getByText(`Half a kilo, ${language}`)).toBeVisible();
    await page.goto(`${app.url}/inbox?filter=open`);
    await expect(page.getByText(words.noMatch)).toBeVisible();
    await look(page, `nothing waits, ${language}`);

    const { members } = await app.ask(listTeam, {}, token);
    const id = members.find(({ name }) => name === memberName)?.id ?? '';
    await app.ask(removeMember, { id }, token);
    const after = await app.ask(listInbox, {}, token);
    expect(after.list.every(({ assigned }) => assigned === null)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${app.url}/inbox`);
    await expect(list.getByText(`Half a kilo, ${language}`)).toBeVisible();
    await page.screenshot({ path: `test-results/screens/inbox-1280-${language}.png` });
    await look(page, `the inbox on a wide screen, ${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `test-results/screens/inbox-1280-dark-${language}.png` });
    expect(troubles()).toEqual([]);
  });
}
