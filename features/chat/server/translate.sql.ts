// What a machine translated, kept for the message and the language.
import type { ChatPart } from '#domain/chat.ts';
import { sql } from '#platform/db/sql.ts';

export const findTranslation = sql.row('chat-translation')`
  select body, source, host, at from chat_translation
  where shop_id = :shopId and conversation_id = :id and seq = :seq and lang = :lang`;

export const findParts = sql.row('chat-parts')<{ parts: ChatPart[] }>`
  select parts from chat_message where shop_id = :shopId and conversation_id = :id and seq = :seq`;

/** Nothing is kept of a message that was written over meanwhile. */
export const keepTranslation = sql.run('chat-keep-translation')`
  insert into chat_translation (shop_id, conversation_id, seq, lang, body, source, host, at)
  select :shopId, :id, m.seq, :lang, :body, :source, :host, :at from chat_message m
  where m.shop_id = :shopId and m.conversation_id = :id and m.seq = :seq and m.parts <> '[]'
  on conflict do nothing`;
