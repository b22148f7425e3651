// Calls of the audit: read, checked and proved; nothing here writes.
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { refuse } from '#domain/wire/errors.ts';
import * as contract from '#features/audit/contract.ts';
import { listLookBudgets, raiseLookBudget } from '#features/audit/looks.contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { checkPart, platformChain, type CheckPlace } from './audit.ts';
import { chainCodeOf, listHeads, proveChain } from './heads.ts';
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
      hash: row.hash.toString('hex'),
      prev_hash: row.prev_hash.toString('hex'),
    };
  });
  handle(
    registry,
    contract.verifyAudit,
    async ({ tx, input }) => {
      const from = input.from === undefined ? { shopId: -1n, seq: 0n } : readPlace(input.from);
      const { entries, chains, problems, next } = await checkPart(tx, from);
      return {
        entries,
        chains,
        total: await sql.countEntries(tx),
        problems: problems.map(({ shopId, problem }) => ({ shop: codeOf(shopId), problem })),
        next: next === undefined ? null : placeText(next),
      };
    },
    { direct: true },
  );
  handle(
    registry,
    contract.auditHeads,
    async ({ tx, input }) => ({ list: await listHeads(tx, input.before) }),
    { direct: true, across: 'trust' },
  );
  handle(
    registry,
    contract.auditProof,
    ({ tx, shopId }) => {
      return proveChain(tx, shopId);
    },
    { direct: true },
  );
}

const codeOf = (shopId: bigint) => (shopId === platformChain ? null : shopCodeOf(shopId));
const placeText = ({ shopId, seq }: CheckPlace) => `${chainCodeOf(shopId)}.${seq}`;

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
function readPlace(text: string): CheckPlace {
  const [code = '', digits = ''] = text.split('.');
  const shopId = code === '0' ? platformChain : shopIdOf(code);
  if (shopId === undefined || !/^\d{1,18}$/.test(digits)) {
    throw refuse('recordNotFound', { field: 'id', reason: 'entry' });
  }
  return { shopId, seq: BigInt(digits) };
}
