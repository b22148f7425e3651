// Calls of restrictions for the people of the console: placing, deciding, and what waits.
import { account } from '#domain/ledger/accounts.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage, type PageRequest } from '#domain/wire/page.ts';
import { pressingCodes } from '#domain/restriction.ts';
import { addHours } from '#domain/time.ts';
import { balancesOfAccounts } from '#features/ledger/server/public.ts';
import { operatorOf } from '#features/staff/server/public.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import * as operator from '#features/restriction/console.contract.ts';
import { addRestrictionDocument, readRestrictionDocument } from '#features/restriction/document.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as appeals from './appeal.sql.ts';
import { decide } from './appeals.ts';
import { exposureOf, type PlaceParts } from './exposure.ts';
import { isStanding } from './context.ts';
import { findShopName, restrictionList } from './list.sql.ts';
import { storeDocument, readDocument } from './documents.ts';
import { bookOf, extend, lift, place } from './place.ts';
import { listProposals } from './proposal.sql.ts';
import * as sql from './restriction.sql.ts';
import { readRouted } from './routed.ts';
import { confirmBy, decideOn, freeze, propose } from './two-people.ts';
import { presentAppeal, presentStatement } from './view.ts';

export function consoleRestrictionRoutes(registry: Registry, parts: PlaceParts): void {
  handlePlacing(registry, parts);
  handleTwoPeople(registry, parts);
  handleDocuments(registry);
  handleEnding(registry);
  handleDetail(registry, parts);
  handleQueues(registry);
  handleAll(registry);
  handleProposals(registry);
}

function handlePlacing(registry: Registry, parts: PlaceParts): void {
  handle(registry, operator.placeRestriction, async ({ env, tx, now, input, personId, audit }) => {
    const placed = await place({ env, tx, now, by: personId, ...parts }, input);
    const { level, code, until, amount } = input;
    audit({
      ...aboutOf(placed.id),
      why: input.reason,
      after: { level, code, until, amount: amount ?? null },
    });
    return placed;
  });
  handle(registry, operator.freezeWallet, async ({ env, tx, now, input, personId, audit }) => {
    const placed = await freeze({ env, tx, now, by: personId, ...parts }, input);
    const after = { level: 'wallet_frozen', code: 'H03', until: placed.until };
    audit({ ...aboutOf(placed.id), why: input.reason, after });
    return placed;
  });
}

function handleTwoPeople(registry: Registry, parts: PlaceParts): void {
  handle(registry, operator.proposeRestriction, async ({ env, tx, now, input, personId, audit }) => {
    const made = await propose({ env, tx, now, by: personId }, input);
    const { level, code, until, document_id: document } = input;
    audit({ ...aboutOf(made.id), why: input.reason, after: { level, code, until, document } });
    return made;
  });
  handle(registry, operator.decideProposal, async ({ env, tx, now, input, personId, audit }) => {
    const decided = await decideOn({ env, tx, now, by: personId, ...parts }, input);
    audit({ ...aboutOf(input.id), before: { state: 'proposed' }, after: { state: decided.state } });
    return decided;
  });
}

function handleDocuments(registry: Registry): void {
  handle(
    registry,
    addRestrictionDocument,
    async ({ env, tx, now, input, personId, call, audit }) => {
      const { shopId } = await bookOf(tx, input.shop);
      const id = await storeDocument({ env, tx, now, by: personId, shopId }, call.files ?? []);
      audit({ ...aboutOf(id), after: { document: true } });
      return { id };
    },
    { prepare: ({ call }) => prepareFiles(call.files, 'proof') },
  );
  handle(registry, readRestrictionDocument, async ({ env, tx, input, audit }) => {
    audit(aboutOf(input.id));
    return readDocument({ env, tx }, input);
  });
}

function handleEnding(registry: Registry): void {
  handle(registry, operator.extendRestriction, async ({ env, tx, now, input, personId, audit }) => {
    const extended = await extend({ env, tx, now, by: personId }, input);
    audit({ ...aboutOf(input.id), why: input.reason, after: { until: extended.until } });
    return extended;
  });
  handle(registry, operator.liftRestriction, async ({ env, tx, now, input, personId, audit }) => {
    const lifted = await lift({ env, tx, now, by: personId }, input);
    audit({ ...aboutOf(input.id), why: input.note, after: { state: 'lifted', end_reason: input.why } });
    return lifted;
  });
  handle(registry, operator.decideAppeal, async ({ env, tx, now, input, personId, audit }) => {
    const decided = await decide({ env, tx, now, by: personId }, input);
    audit({ ...aboutOf(input.id), why: input.decision, after: { state: decided.state } });
    return decided;
  });
}

/** Whose shop and which restriction a routed id is about. */
function aboutOf(routed: string) {
  const { shopId, id } = readRouted(routed);
  return { shopId, subject: id };
}

function handleDetail(registry: Registry, parts: PlaceParts): void {
  handle(registry, operator.restrictionOf, async ({ tx, input, personId, now, audit }) => {
    const { shopId, id } = readRouted(input.id);
    const row = await sql.findRestriction(tx, { shopId, id });
    if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'restriction' });
    audit({ shopId, subject: id });
    const last =
      row.appeal_id === null ? undefined : await appeals.findAppeal(tx, { shopId, id: row.appeal_id });
    const extendUntil = addHours(row.from_at, row.total_hours);
    const isPressed = row.appeal_state !== 'open' || pressingCodes.includes(row.reason_code);
    return {
      ...presentStatement(row, last, now),
      shop: { id: shopCodeOf(shopId), name: (await findShopName(tx, { shopId }))?.name ?? '' },
      placed_by: { id: row.placed_by, name: await nameOf(tx, row.placed_by) },
      placed_as: row.placed_as,
      confirmed_by: row.confirmed_by === null ? null : await nameOf(tx, row.confirmed_by),
      is_yours: [row.placed_by, row.extended_by].includes(personId),
      can_extend:
        isStanding(row) &&
        isPressed &&
        row.extended_by === null &&
        row.placed_by !== personId &&
        extendUntil.getTime() - row.until_at.getTime() >= hourMs,
      extend_until: extendUntil,
    };
  });
  handle(
    registry,
    operator.restrictionExposure,
    async ({ tx, input }) => {
      const { shopId, currency } = await bookOf(tx, input.shop);
      const [available = 0n] = await balancesOfAccounts(tx, shopId, [account('shop_available')]);
      const { code, evidence } = input;
      const max = await exposureOf({ tx, ...parts }, { shopId, available, code, evidence });
      return {
        max: max === undefined ? null : formatUnits(max, currency),
        available: formatUnits(available, currency),
        currency,
      };
    },
    { direct: true },
  );
}

async function nameOf(tx: Tx, person: string): Promise<string> {
  return (await operatorOf(tx, person))?.name ?? '';
}

function handleProposals(registry: Registry): void {
  handle(
    registry,
    operator.proposalQueue,
    async ({ tx, input, personId, now }) => {
      const since = addHours(now, -limits.restrictionProposalHours);
      const { rows, total } = await listProposals(tx, since, windowOf(input));
      const list = rows.map((row) => ({
        id: routedIdOf(row.shop_id, row.id),
        shop: presentShop(row),
        code: row.reason_code,
        level: row.level,
        amount: row.amount,
        file_no: row.file_no,
        document_id: row.document_id === null ? null : routedIdOf(row.shop_id, row.document_id),
        reason: row.reason,
        evidence: row.evidence,
        until: row.until_at.toISOString(),
        proposed_at: row.proposed_at.toISOString(),
        proposed_by: { id: row.proposed_by, name: row.proposer },
        confirm_by: confirmBy(row.proposed_at).toISOString(),
        is_yours: row.proposed_by === personId,
      }));
      return toPage(list, input, total);
    },
    { direct: true },
  );
}

function handleAll(registry: Registry): void {
  handleList(registry, operator.listAllRestrictions, {
    sql: restrictionList,
    present: (rows) =>
      rows.map((row) => ({
        id: routedIdOf(row.shop_id, row.id),
        shop: presentShop(row),
        level: row.level,
        code: row.reason_code,
        state: row.state,
        currency: row.currency,
        amount: row.units === null ? null : formatUnits(row.units, row.currency),
        held: row.held_units === null ? null : formatUnits(row.held_units, row.currency),
        placed_at: row.placed_at.toISOString(),
        until: row.until_at.toISOString(),
        has_appeal: row.has_appeal,
      })),
  });
}

function handleQueues(registry: Registry): void {
  handle(
    registry,
    operator.appealQueue,
    async ({ tx, input, personId, now }) => {
      const by = personId;
      const { rows, total } = await appeals.listOpen(tx, windowOf(input));
      const list = rows.map((row) => ({
        ...presentAppeal(row, now),
        id: routedIdOf(row.shop_id, row.id),
        restriction: routedIdOf(row.shop_id, row.restriction_id),
        shop: presentShop(row),
        is_yours: row.placed_by === by || row.extender === by,
        reason: row.reason,
      }));
      return toPage(list, input, total);
    },
    { direct: true },
  );
}

const presentShop = (row: { shop_id: bigint; shop_name: string }) => ({
  id: shopCodeOf(row.shop_id),
  name: row.shop_name,
});

function windowOf({ page, page_size: size }: PageRequest): sql.Window {
  return { limit: size + 1, offset: (page - 1) * size };
}
