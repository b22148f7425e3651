// The record written anew, two heads of one length, and acts that are not where they should be.
import { utf8 } from '#domain/proof/bytes.ts';
import { formatCheckpoint } from '#domain/proof/checkpoint.ts';
import { formatNote, parseVkey, signatureLine } from '#domain/proof/note.ts';
import { leafHash, rootOf } from '#domain/proof/tree.ts';
import { tileWidth } from '#domain/proof/tiles.ts';
import { findShown } from '#features/proof/server/checkpoints.ts';
import { sha256 } from '#features/proof/server/hash.ts';
import { presentProof, presentRecord } from '#features/proof/server/proofs.ts';
import { ask, pastRules, type Owner } from './owner.ts';

/** A head over these leaves, signed by our own key. */
export async function signHead(
  { env }: Owner,
  leaves: readonly Uint8Array[],
): Promise<{ note: string; root: Uint8Array }> {
  const { log } = env.recordKeys;
  const root = rootOf(leaves, sha256);
  const text = formatCheckpoint({ origin: log.name, size: leaves.length, root });
  const line = signatureLine(log.name, parseVkey(log.vkey).keyId, await log.sign(utf8(text)));
  return { note: formatNote(text, [line]), root };
}

export async function readLeaves(owner: Owner): Promise<Uint8Array[]> {
  const rows = await ask<{ hash: Buffer }>(owner, 'select hash from log_entry order by idx');
  return rows.map(({ hash }) => hash);
}

/** Changes the time in the oldest act of the record, with every hash above it, and signs all of it again. */
export async function rewriteRecord(owner: Owner): Promise<string> {
  const [first] = await ask<{ idx: string; body: Buffer }>(
    owner,
    "select idx, body from log_entry where kind = 'act' order by idx limit 1",
  );
  if (first === undefined) throw new Error('the record has no act yet');
  const text = first.body
    .toString()
    .replace(/"t":(\d+)/, (_found, time: string) => `"t":${Number(time) - 60}`);
  const body = Buffer.from(text);
  await pastRules(owner, async () => {
    await ask(owner, 'update log_entry set body = $2, hash = $3 where idx = $1', [
      first.idx,
      body,
      Buffer.from(leafHash(body, sha256)),
    ]);
    const leaves = await readLeaves(owner);
    await rewriteTiles(owner, leaves);
    await ask(owner, 'delete from log_cosignature');
    await ask(owner, 'delete from log_checkpoint');
    const { note, root } = await signHead(owner, leaves);
    await ask(owner, 'insert into log_checkpoint (size, root, note, at) values ($1, $2, $3, $4)', [
      leaves.length,
      Buffer.from(root),
      note,
      owner.env.clock.now(),
    ]);
  });
  return `entry ${first.idx} has another time`;
}

async function rewriteTiles(owner: Owner, leaves: readonly Uint8Array[]): Promise<void> {
  let row: readonly Uint8Array[] = leaves;
  for (let level = 1; row.length >= tileWidth; level += 1) {
    const tiles = Math.floor(row.length / tileWidth);
    const below = row;
    row = Array.from({ length: tiles }, (_none, tile) =>
      rootOf(below.slice(tile * tileWidth, (tile + 1) * tileWidth), sha256),
    );
    for (const [no, hash] of row.entries()) {
      await ask(owner, 'update log_hash set hash = $3 where level = $1 and no = $2', [
        level,
        no,
        Buffer.from(hash),
      ]);
    }
  }
}

/** Another head of the length that is shown, for everybody but whoever has seen the first. */
export async function splitRecord(owner: Owner): Promise<string> {
  const leaves = await readLeaves(owner);
  const last = leaves.length - 1;
  const other = leaves.map((leaf, at) => (at === last ? sha256(leaf) : leaf));
  const { note } = await signHead(owner, other);
  await owner.lie({ path: '/log/checkpoint', type: 'text/plain; charset=utf-8', body: note });
  return `two heads of ${leaves.length} entries`;
}

/** What is shown of the record to a shop now is shown for ever: its head, the seal, and what was done. */
export async function freezeRecord(owner: Owner, shopId: bigint): Promise<string> {
  const { env } = owner;
  const { direct } = env.db;
  const shown = await findShown(direct, env);
  if (shown === undefined) throw new Error('there is no head yet');
  const say = (path: string, data: unknown) =>
    owner.lie({ path, type: json, body: JSON.stringify({ code: 200, msg: '', data }) });
  await owner.lie({ path: '/log/checkpoint', type: 'text/plain; charset=utf-8', body: shown.note });
  await say('/api/v1/shop/proof', await presentProof(env, direct, shopId));
  await say('/api/v1/shop/record', await presentRecord(env, direct, { shopId, after: 0 }));
  return `the head of ${shown.size} entries, from here on`;
}

const json = 'application/json; charset=utf-8';

/** Does something to a shop and keeps the act back; the next one has the number after it. */
export async function hideAct(owner: Owner, shopId: bigint): Promise<string> {
  const append = (act: string) =>
    ask<{ seq: string }>(
      owner,
      "select act_append($1, $2, 'change', $3, 'house', null, '', '', null, null, '')::text as seq",
      [shopId, owner.env.clock.now(), act],
    );
  const [hidden] = await append('limit.changed');
  await append('level.changed');
  await pastRules(owner, async () => {
    const values = [shopId, hidden?.seq];
    await ask(owner, 'delete from act_pending where shop_id = $1 and seq = $2', values);
    await ask(owner, 'delete from audit_entry where shop_id = $1 and seq = $2', values);
  });
  return `act ${hidden?.seq} was never written down`;
}
