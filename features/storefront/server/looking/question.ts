// Asking the shop about an item, and what the link of a question leads to.
import { emailOf, isEmail } from '#domain/contact.ts';
import { limits } from '#domain/limits.ts';
import { Refused } from '#domain/wire/errors.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { askQuestion, confirmQuestion, deleteQuestion, readQuestion } from '#features/questions/contract.ts';
import type { PageQuestion, TypedQuestion } from '#features/questions/page.shapes.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';
import { findShop, showGoods } from './shop.ts';

const nothing = { goods: undefined, text: '', answer: null, isPublic: false } as const;

/** The answer is the same for every address; what is missing is asked for again on the page of the item. */
export async function askByForm(visit: Visit): Promise<Answer> {
  const typed = (name: string, max: number) => (visit.form.get(name) ?? '').trim().slice(0, max);
  const asked = {
    text: typed('question', limits.questionUnitsMax),
    name: typed('name', limits.questionNameMax),
    email: emailOf(typed('email', 254)),
  };
  const isEmailWrong = !isEmail(asked.email);
  const isTextWrong = asked.text === '';
  if (isEmailWrong || isTextWrong) return askAgain(visit, { ...asked, isEmailWrong, isTextWrong });
  const goodsId = visit.param('id');
  const { name, ...rest } = asked;
  try {
    await visit.ask(askQuestion, {
      handle: visit.handle,
      goods_id: goodsId,
      ...rest,
      ...(name === '' ? {} : { name }),
    });
  } catch (error) {
    // Taken off sale in the meantime: the page of the item says so.
    if (isMissing(error)) return { redirect: `${visit.base}/goods/${encodeURIComponent(goodsId)}` };
    if (error instanceof Refused && error.key === 'invalidParameter')
      return askAgain(visit, { ...asked, isEmailWrong, isTextWrong: true });
    throw error;
  }
  return { page: { kind: 'question', state: 'asked', token: '', ...nothing, shop: await findShop(visit) } };
}

async function askAgain(visit: Visit, asking: TypedQuestion): Promise<Answer> {
  const again = await showGoods(visit);
  if (!('page' in again) || again.page.kind !== 'goods') return again;
  return { page: { ...again.page, asking }, status: 422 };
}

export async function showQuestion(visit: Visit): Promise<Answer> {
  return pageOf(visit, async (token) => toPage(await visit.ask(readQuestion, { token })));
}

export async function confirmQuestionByForm(visit: Visit): Promise<Answer> {
  return pageOf(visit, async (token) => toPage(await visit.ask(confirmQuestion, { token })));
}

export async function deleteQuestionByForm(visit: Visit): Promise<Answer> {
  return pageOf(visit, async (token) => ({ ...(await visit.ask(deleteQuestion, { token })), ...nothing }));
}

type Found = Omit<PageQuestion, 'kind' | 'token'>;

function toPage({ is_public: isPublic, ...rest }: OutputOf<typeof readQuestion>): Found {
  return { ...rest, isPublic };
}

/** A link whose question is deleted says that it is: nobody has to wonder. */
async function pageOf(visit: Visit, act: (token: string) => Promise<Found>): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const token = visit.param('token');
  try {
    return { page: { kind: 'question', ...(await act(token)), token, shop } };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { page: { kind: 'question', state: 'deleted', token, ...nothing, shop } };
  }
}
