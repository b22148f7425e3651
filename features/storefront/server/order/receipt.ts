// Pages of proof: an order's signed receipt, the page that looks at any receipt, and the end of unasked letters.
import { Refused } from '#domain/wire/errors.ts';
import { orderReceipt, verifyReceipt } from '#features/checkout/receipt.contract.ts';
import { stopEmails } from '#features/notifications/emails.contract.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

export async function showSignedReceipt(visit: Visit): Promise<Answer> {
  const token = visit.param('token');
  try {
    const receipt = await visit.ask(orderReceipt, { token });
    if (receipt.shop.handle === visit.handle) return { page: { kind: 'receipt', token, receipt } };
  } catch (error) {
    if (!isMissing(error) && !isWrongLink(error)) throw error;
  }
  return missing('order', await findShop(visit));
}

function isWrongLink(error: unknown): boolean {
  return error instanceof Refused && error.key === 'invalidParameter';
}

/** Longer texts are no receipts; nothing is asked about them. */
const jwsUnitsMax = 4_000;

export async function showVerify(visit: Visit): Promise<Answer> {
  const jws = (visit.query.get('jws') ?? '').trim();
  if (jws === '') return { page: { kind: 'verify', jws, result: undefined } };
  if (jws.length > jwsUnitsMax)
    return { page: { kind: 'verify', jws: '', result: { verdict: 'foreign', claims: null } } };
  return { page: { kind: 'verify', jws, result: await visit.ask(verifyReceipt, { jws }) } };
}

export async function showEmailStop(visit: Visit): Promise<Answer> {
  return { page: { kind: 'emailStop', token: visit.param('token'), isDone: false } };
}

export async function stopEmailsByForm(visit: Visit): Promise<Answer> {
  const token = visit.param('token');
  try {
    await visit.ask(stopEmails, { token });
  } catch (error) {
    if (isMissing(error) || isWrongLink(error)) return missing('order');
    throw error;
  }
  return { page: { kind: 'emailStop', token, isDone: true } };
}
