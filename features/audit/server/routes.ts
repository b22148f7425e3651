// Calls of the audit: read, and the budget of looks.
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { refuse } from '#domain/wire/errors.ts';
import * as contract from '#features/audit/contract.ts';
import { listLookBudgets, raiseLookBudget } from '#features/audit/looks.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { chainCodeOf, platformChain } from './audit.ts';
import * as sql from './list.sql.ts';
import { actText } from './act-text.ts';
import { presentLooks, raiseBudget } from './looks.ts';
import { securityList } from './security.sql.ts';

export function auditRoutes(registry: Registry): void {
  const sayAct = (act: string) => actText(act, registry.kept.get(act)?.endpoint.summary);
  handleList(registry, contract.listAuditEntries, {
    sql: sql.auditList,
    present: (rows) => rows.map((row) => presentRow(row, sayAct)),
  });
  handleList(registry, contract.listSecurityEvents, {
    sql: securityList,
    present: (rows) =>
      rows.map(({ at, shop_id: shopId, ...row }) => ({
        ...row,
        act_text: sayAct(row.act),
        at: at.toISOString(),
        shop: shopId === null ? null : shopCodeOf(shopId),
      })),
  });
  handle(registry, listLookBudgets, presentLooks, { direct: true });
  handle(registry, raiseLookBudget, raiseBudget);
  handle(registry, contract.auditEntry, async ({ tx, input, audit }) => {
    const { shopId, seq } = readPlace(input.id);
    const row = await sql.findEntry(tx, { shopId, seq });
    if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'entry' });
    audit({ shopId, subject: `audit ${seq}` });
    return {
      ...presentRow({ ...row, shop_id: shopId }, sayAct),
      person_id: row.person_id,
      request_id: row.request_id,
      before: row.before ?? null,
      after: row.after ?? null,
      record: row.record === null ? null : Number(row.record),
    };
  });
}

/** An act: whose, and its number there. */
type Place = { readonly shopId: bigint; readonly seq: bigint };

const codeOf = (shopId: bigint) => (shopId === platformChain ? null : shopCodeOf(shopId));
const placeText = ({ shopId, seq }: Place) => `${chainCodeOf(shopId)}.${seq}`;

function presentRow(row: sql.ListedEntry, sayAct: (act: string) => string) {
  return {
    id: placeText({ shopId: row.shop_id, seq: row.seq }),
    no: String(row.seq),
    shop: codeOf(row.shop_id),
    at: row.at.toISOString(),
    kind: row.kind,
    act: row.act,
    act_text: sayAct(row.act),
    actor: row.actor,
    person: row.person,
    subject: row.subject,
    why: row.why,
  };
}

/** @throws Refused `recordNotFound` where a text names no entry. */
function readPlace(text: string): Place {
  const [code = '', digits = ''] = text.split('.');
  const shopId = code === '0' ? platformChain : shopIdOf(code);
  if (shopId === undefined || !/^\d{1,18}$/.test(digits)) {
    throw refuse('recordNotFound', { field: 'id', reason: 'entry' });
  }
  return { shopId, seq: BigInt(digits) };
}
