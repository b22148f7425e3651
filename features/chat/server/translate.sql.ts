// Translations by a machine, stored for the message and the language, and the claim of whoever sends one.
import type { ChatPart } from '#domain/chat.ts';
import type { TranslationFailure } from '#platform/ports/translator.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type TranslationRow = RowOf<typeof findTranslation>;

/** Without a body while somebody waits for the service, or where it failed. */
export const findTranslation = sql.row('chat-translation')<{
  body: string | null;
  failure: TranslationFailure | null;
}>`
  select body, source, host, at, failure from chat_translation
  where shop_id = :shopId and conversation_id = :id and seq = :seq and lang = :lang`;

export const findParts = sql.row('chat-parts')<{ parts: ChatPart[] }>`
  select parts from chat_message where shop_id = :shopId and conversation_id = :id and seq = :seq`;

/** False where it is translated already, or somebody has sent it since `staleAt`. The caller has locked the conversation. */
export const claimTranslation = sql.has('chat-claim-translation')`
  insert into chat_translation as t (shop_id, conversation_id, seq, lang, source, host, at, claim)
  values (:shopId, :id, :seq, :lang, '', :host, :at, :claim)
  on conflict (shop_id, conversation_id, seq, lang) do update
    set host = excluded.host, at = excluded.at, claim = excluded.claim, failure = null
    where t.body is null and (t.failure is not null or t.at <= :staleAt)
  returning seq`;

/** False where the claim is another's by now, or was deleted with the message. */
export const storeTranslation = sql.has('chat-store-translation')`
  update chat_translation set body = :body, source = :source, at = :at, claim = null
  where shop_id = :shopId and conversation_id = :id and seq = :seq and lang = :lang and claim = :claim
  returning seq`;

/** Whoever waits for this try reads why it failed; the next one may try again. */
export const failTranslation = sql.run('chat-fail-translation')`
  update chat_translation set failure = :failure
  where shop_id = :shopId and conversation_id = :id and seq = :seq and lang = :lang and claim = :claim`;
