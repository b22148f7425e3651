// A server that answers some of its visitors with something else. Only the demo opens this, and only over test data.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { utf8 } from '#domain/proof/bytes.ts';
import { formatNote, parseNote, parseVkey, signatureLine } from '#domain/proof/note.ts';
import { formatSlip, parseSlip } from '#domain/proof/slip.ts';
import { isRecord } from '#domain/wire/fields.ts';
import type { RecordKeys } from '#platform/ports/record-keys.ts';

const lie = z.union([
  z.object({
    /** The address without its query, such as `/fees.json`. */
    path: z.string(),
    type: z.string(),
    body: z.string(),
  }),
  /** Every amount of the wallet is smaller by this, for the first of its phones that asks from now on. */
  z.object({ path: z.literal('/api/v1/user/wallet'), lessUnits: z.string() }),
]);
export type Lie = z.infer<typeof lie>;

const file = (folder: string) => path.join(folder, 'lies.json');

export function saveLie(folder: string, told: Lie): void {
  writeFileSync(file(folder), JSON.stringify([...readLies(folder), told]));
}

/** From here on everybody is told the truth. */
export function endLies(folder: string): void {
  rmSync(file(folder), { force: true });
}

function readLies(folder: string): Lie[] {
  if (!existsSync(file(folder))) return [];
  return z.parse(z.array(lie), JSON.parse(readFileSync(file(folder), 'utf8')));
}

export function serveLies(
  app: FastifyInstance,
  { folder, keys }: { folder: string; keys: RecordKeys },
): void {
  let victim: string | undefined;
  app.addHook('onRequest', async (request, reply) => {
    const told = lieAbout(folder, request.url);
    if (told === undefined || !('body' in told)) return undefined;
    return reply.header('cache-control', 'no-store').type(told.type).send(told.body);
  });
  app.addHook('onSend', async ({ url, headers }, _reply, payload) => {
    const told = lieAbout(folder, url);
    if (told === undefined || 'body' in told || typeof payload !== 'string') return payload;
    victim ??= headers.authorization;
    return headers.authorization === victim ? lessened(payload, BigInt(told.lessUnits), keys) : payload;
  });
}

function lieAbout(folder: string, url: string): Lie | undefined {
  const [asked] = url.split('?');
  return readLies(folder).find((one) => one.path === asked);
}

/** The same wallet with less in it, and a slip that agrees. */
async function lessened(payload: string, units: bigint, { slip: key }: RecordKeys): Promise<string> {
  const answer: unknown = JSON.parse(payload);
  if (!isRecord(answer) || !isRecord(answer['data'])) return payload;
  const { data } = answer;
  const slip = parseSlip(parseNote(String(data['slip'])).text);
  const taken = slip.available >= units ? units : slip.available;
  const text = formatSlip({ ...slip, available: slip.available - taken });
  const line = signatureLine(key.name, parseVkey(key.vkey).keyId, await key.sign(utf8(text)));
  const less = (amount: unknown) => (Number(amount) - Number(taken) / 100).toFixed(2);
  return JSON.stringify({
    ...answer,
    data: {
      ...data,
      available: less(data['available']),
      balance: less(data['balance']),
      slip: formatNote(text, [line]),
    },
  });
}
