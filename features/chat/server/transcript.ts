// A conversation as a file: what was said, who said it and when, and a hash by which nobody can change it unseen.
import { createHash } from 'node:crypto';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf, shopCodeOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import type { exportChat } from '#features/chat/contract.ts';
import { sayIn, serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { View } from './conversations.sql.ts';
import { listBefore, type MessageRow } from './messages.sql.ts';

type Asked = { readonly format: 'text' | 'json'; readonly language: Language };

type Line = {
  readonly seq: number;
  readonly at: string;
  readonly by: string;
  readonly name: string | null;
  readonly parts: MessageRow['parts'];
  readonly files: readonly string[];
};

/** The whole of it, up to so many messages, in the reader's language. The hash is of the messages alone. */
export async function makeTranscript(
  { tx, env, now }: { readonly tx: Tx; readonly env: Environment; readonly now: Date },
  view: View,
  { format, language }: Asked,
): Promise<GivenOf<typeof exportChat>> {
  const where = { shopId: view.shop_id, id: view.id };
  const rows = (
    await listBefore(tx, { ...where, to: 2_147_483_647, limit: limits.chatTranscriptMax })
  ).toReversed();
  const lines = rows.map((row): Line => ({
    seq: row.seq,
    at: row.at.toISOString(),
    by: row.by_side,
    name: row.name,
    parts: row.parts,
    files: row.file_ids,
  }));
  const sha256 = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
  const head = {
    brand: env.brand.name,
    conversation: view.id,
    kind: view.kind,
    shop: shopCodeOf(view.shop_id).toUpperCase(),
    order: view.order_number === null ? null : orderNumberOf(view.shop_id, view.order_number),
    made_at: now.toISOString(),
  };
  const name = `conversation-${view.id.slice(0, 8)}-${now.toISOString().slice(0, 10)}`;
  if (format === 'json') {
    const body = `${JSON.stringify({ ...head, messages: lines, sha256 }, null, 2)}\n`;
    return { name: `${name}.json`, mime: 'application/json', body, sha256 };
  }
  const words = serverWords(language).transcript;
  const title = sayIn(language, words.title, {
    brand: head.brand,
    no: head.order ?? head.shop,
    at: head.made_at,
  });
  const body = [
    title,
    ...lines.map((line) => textOf(line, language)),
    sayIn(language, words.hash, { sha256 }),
  ];
  return { name: `${name}.txt`, mime: 'text/plain', body: `${body.join('\n\n')}\n`, sha256 };
}

function textOf({ seq, at, by, name, parts, files }: Line, language: Language): string {
  const words = serverWords(language).transcript;
  const who = name ?? (by === 'buyer' ? words.buyer : by === 'merchant' ? words.merchant : words.desk);
  const said = parts.map((part) => ('text' in part ? part.text : words.hidden[part.masked])).join('');
  const pictures = files.length === 0 ? '' : sayIn(language, words.pictures, { count: files.length });
  const text = [said, pictures].filter((one) => one !== '').join('\n');
  return `${sayIn(language, words.line, { seq, at, who })}\n${text}`;
}
