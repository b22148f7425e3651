// An order without its link: by its number and e-mail address. Wrong and unknown get the same page.
import { Refused } from '#domain/wire/errors.ts';
import { findOrder } from '#features/checkout/contract.ts';
import type { OrderFindPage } from '#features/storefront/page.shapes.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, type Answer, type Handler, type Visit } from '#features/storefront/server/visit.ts';
import { inLanguage } from '#domain/text/language-path.ts';

type Purpose = OrderFindPage['purpose'];
type Draft = Pick<OrderFindPage, 'values' | 'faults' | 'notices'>;

const empty: Draft = {
  values: { number: '', email: '' },
  faults: { number: false, email: false },
  notices: [],
};

async function page(visit: Visit, purpose: Purpose, draft: Draft): Promise<OrderFindPage> {
  const shop = visit.handle === '' ? undefined : await findShop(visit);
  return { kind: 'orderFind', purpose, shop, ...draft };
}

export function showFind(purpose: Purpose): Handler {
  return async (visit) => ({ page: await page(visit, purpose, empty) });
}

/** Sends the browser to the order's own link, or to its withdrawal. */
export function find(purpose: Purpose): Handler {
  return async (visit): Promise<Answer> => {
    const values = {
      number: (visit.form.get('number') ?? '').trim().slice(0, 24),
      email: (visit.form.get('email') ?? '').trim().slice(0, 120),
    };
    const faults = { number: values.number.length < 3, email: !values.email.includes('@') };
    if (faults.number || faults.email) {
      const draft: Draft = { values, faults, notices: [{ kind: 'bad', key: 'noticeCheckFields' }] };
      return { page: await page(visit, purpose, draft), status: 422 };
    }
    try {
      const { order_token: token, handle } = await visit.ask(findOrder, values);
      const base = inLanguage(visit.spoken.named, `/s/${handle}`);
      const place = `${base}/order/${encodeURIComponent(token)}`;
      return { redirect: purpose === 'withdraw' ? `${place}/withdraw` : place };
    } catch (error) {
      const isWrong = isMissing(error) || (error instanceof Refused && error.key === 'invalidParameter');
      if (!isWrong) throw error;
      const draft: Draft = { ...empty, values, notices: [{ kind: 'bad', key: 'afterNoticeNotFound' }] };
      return { page: await page(visit, purpose, draft), status: 404 };
    }
  };
}
