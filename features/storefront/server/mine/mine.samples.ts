// A buyer's own page over answers of the test, and the cookies that a browser then has.
import { refuse } from '#domain/wire/errors.ts';
import { notedWishes } from '#features/buyers/wish.shapes.ts';
import { minePage } from '#features/storefront/page-mine.samples.ts';
import { shop } from '#features/storefront/page.samples.ts';
import { openStorefront, type Answers } from '#features/storefront/server/storefront.rig.ts';
import { readWishes, type WishList } from './buyer-cookies.ts';

export const openMine = (answers: Answers = {}) => openStorefront({ shopInfo: () => shop, ...answers });
export const session = `session-of-a-buyer.${'a'.repeat(43)}`;
export const own = minePage.view === 'in' ? minePage.own : undefined;

type Replied = { readonly headers: Record<string, unknown> };

/** The `Set-Cookie` headers of an answer. */
export function setBy({ headers }: Replied): string[] {
  const set = headers['set-cookie'];
  return Array.isArray(set) ? set.map(String) : typeof set === 'string' ? [set] : [];
}

/** What a browser that had these cookies sends back after an answer. */
export function mergeCookies(replied: Replied, before = ''): string {
  const parts = [...before.split('; '), ...setBy(replied).map((line) => line.split(';')[0] ?? '')];
  const jar = new Map(parts.map((part) => [part.split('=')[0] ?? '', part]));
  return [...jar.values()].filter((part) => part !== '' && !part.endsWith('=')).join('; ');
}

export const listIn = (cookie: string): WishList => readWishes(cookie, 'harbour').wishes;

/** Every product that is asked for costs this. */
export const noted = (price: string | null): Answers => ({
  listWished: ({ input }) => ({
    wishes: notedWishes.parse(input['wishes']).map((one) => ({ ...minePage.wishes[0], ...one, price })),
  }),
});

const gone = () => {
  throw refuse('recordNotFound', { field: 'session' });
};
/** A session that ended elsewhere. */
export const over: Answers = { ...noted('11.00'), readBuyerPage: gone, setWish: gone };

/** The cookies of a browser that is signed in: the session, and the list of its page. */
export async function signIn(): Promise<{ all: string; list: string }> {
  const cookie = `me_harbour=${session}`;
  const all = mergeCookies(
    await openMine({ readBuyerPage: () => own }).get('/s/harbour/me', { cookie }),
    cookie,
  );
  return { all, list: all.split('; ')[1] ?? '' };
}
