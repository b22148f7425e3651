// The demo's card "Make us cheat": there only where the server offers it, asks before it acts, and says what came of it.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '#apps/merchant/App.tsx';
import { proofCheat as words } from '#locales/en/proof-cheat.ts';
import { shopEnv } from '#testing/merchant/answers.ts';
import { stubServer } from '#testing/merchant/stub-server.ts';

const list = [
  { kind: 'skim', does: 'takes a part', found: ['phone'], is_later: false },
  { kind: 'fees', does: 'shows other fees', found: ['command'], is_later: false },
  { kind: 'split', does: 'shows two heads', found: ['compare', 'notary'], is_later: false },
  { kind: 'newer', does: 'does what these words do not know', found: ['moon'], is_later: false },
];

type Reply = () => Promise<Response>;
type Demo = { readonly offer?: Reply; readonly act?: (kind: unknown) => Promise<Response> };

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
/** What was asked of the demo's address. */
let asked: { method: string; kind: unknown; token: string | null }[];

/** The page of what was checked, over a server whose demo answers so. */
async function open({
  offer = () => json({ list }),
  act = () => json({ done: 'ninety percent' }),
}: Demo = {}) {
  const { fetch: other } = stubServer(shopEnv());
  const answer = (input: string, options: RequestInit = {}): Promise<Response> => {
    if (input !== '/demo/cheat') return other(input, options);
    const { method = 'GET', body } = options;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
    const kind = typeof sent === 'object' && sent !== null && 'kind' in sent ? sent.kind : undefined;
    asked.push({ method, kind, token: new Headers(options.headers).get('authorization') });
    return method === 'GET' ? offer() : act(kind);
  };
  vi.stubGlobal('fetch', answer);
  window.history.replaceState(null, '', '/proof');
  render(<App />);
  await screen.findByRole('button', { name: 'Check now' });
}

beforeEach(() => {
  asked = [];
  localStorage.setItem('token', 'a-token-of-the-test');
  document.documentElement.dataset['testData'] = 'yes';
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['testData'];
  vi.unstubAllGlobals();
});

const findCard = async () => within(await screen.findByRole('region', { name: words.title }));

/** Opens the list. jsdom opens no `details` on a press. */
async function openList() {
  const card = await findCard();
  const fold = card.getByText(words.open).closest('details');
  if (fold === null) throw new Error('there is no list to open');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  return card;
}

async function choose(name: RegExp): Promise<void> {
  const card = await openList();
  fireEvent.click(card.getByRole('button', { name }));
  fireEvent.click(screen.getByRole('button', { name: words.yes }));
}

describe('where there is nothing to offer', () => {
  test('a page of real money does not even ask', async () => {
    delete document.documentElement.dataset['testData'];
    await open();
    expect(screen.queryByText(words.title)).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each([
    ['the app’s own page answers', () => Promise.resolve(new Response('<html></html>'))],
    ['nothing is there', () => json({ code: 404 }, 404)],
    ['no answer comes', () => Promise.reject(new TypeError('no connection'))],
  ] as const)('there is no card where %s', async (_case, offer) => {
    await open({ offer });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(words.title)).toBeNull();
  });
});

describe('the card', () => {
  test('says what each way does and who finds it, also of a way that came after its words', async () => {
    await open();
    const card = await openList();
    const rows = card.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      `${words.kinds.skim}Found by: this phone`,
      `${words.kinds.fees}Found by: the check from outside`,
      `${words.kinds.split}Found by: comparing two phones · a notary`,
      'does what these words do not knowFound by: moon',
    ]);
  });

  test('asks first, and does nothing where it is turned down', async () => {
    await open();
    const card = await openList();
    fireEvent.click(card.getByRole('button', { name: /public record of the same length/ }));
    const sheet = within(screen.getByRole('dialog', { name: words.sure }));
    expect(sheet.getByText('This changes your demo shop permanently.')).toBeDefined();
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('cheats as the merchant, says what was done, and where it is found', async () => {
    await open();
    await choose(/fees that are not/);
    const card = await findCard();
    expect(await card.findByText(`You chose: ${words.kinds.fees}`)).toBeDefined();
    expect(card.getByText('ninety percent').lang).toBe('en');
    expect(card.getByText(`node dist/verify/stockless-verify.mjs ${window.location.origin}`)).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', kind: 'fees', token: 'a-token-of-the-test' },
    ]);
  });

  test('leads to comparing where one phone alone does not see it', async () => {
    await open();
    await choose(/public record of the same length/);
    const card = await findCard();
    const link = await card.findByRole('link', { name: 'Compare with another phone' });
    expect(link.getAttribute('href')).toBe('/proof/compare');
  });

  test('offers nothing else while it is under way', async () => {
    await open({ act: () => new Promise(() => undefined) });
    await choose(/fees that are not/);
    const card = await findCard();
    expect(await card.findByText(words.steps.cheating)).toBeDefined();
    expect(card.queryByText(words.open)).toBeNull();
  });

  test.each([
    [
      'in its own sentence',
      () => json({ error: 'no sale of this shop is settled yet' }, 422),
      /no sale of this/,
    ],
    [
      'as lost where no answer comes',
      () => Promise.reject(new TypeError('no')),
      /connection|offline|answer/i,
    ],
  ] as const)('a refusal is said %s', async (_how, act, says) => {
    await open({ act });
    await choose(/fees that are not/);
    const card = await findCard();
    expect((await card.findByRole('alert')).textContent).toMatch(says);
    expect(card.getByText(words.open)).toBeDefined();
  });

  test('ends what is told to some and not to others', async () => {
    await open();
    const card = await findCard();
    fireEvent.click(card.getByRole('button', { name: words.end }));
    expect(await card.findByText(words.ended)).toBeDefined();
    expect(asked.at(-1)).toMatchObject({ method: 'POST', kind: 'end' });
  });
});
