// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
import type { ColumnTypes } from '#db/columns.ts';

declare module '#platform/db/sql.ts' {
  interface Queries {
    'canned-find': { values: { id: string }; row: { id: string; title: string; texts: ColumnTypes['canned_answer.texts']; version: number; changed_at: Date; changed_by: string }; open: never };
    'canned-insert': { values: { id: string; title: string; texts: string; by: string; at: Date; slots: bigint | number }; row: { id: string }; open: never };
    'canned-list': { values: { pattern?: string | null | undefined }; row: { id: string; title: string; texts: ColumnTypes['canned_answer.texts']; version: number; changed_at: Date; changed_by: string }; open: never };
    'canned-remove': { values: { id: string; version: bigint | number }; row: { id: string }; open: never };
    'canned-titled': { values: { title: string; id: string }; row: { id: string }; open: never };
    'canned-update': { values: { title: string; texts: string; by: string; at: Date; id: string; version: bigint | number }; row: { id: string }; open: never };
    'chat-after': { values: { shopId: bigint | number; id: string; from: bigint | number; to: bigint | number; limit: bigint | number }; row: { seq: number; by_side: 'merchant' | 'desk' | 'buyer'; by_id: string; name: string | null; client_id: string; parts: ColumnTypes['chat_message.parts']; file_ids: string[]; at: Date }; open: never };
    'chat-before': { values: { shopId: bigint | number; id: string; to: bigint | number; limit: bigint | number }; row: { seq: number; by_side: 'merchant' | 'desk' | 'buyer'; by_id: string; name: string | null; client_id: string; parts: ColumnTypes['chat_message.parts']; file_ids: string[]; at: Date }; open: never };
    'chat-before-of-side': { values: { shopId: bigint | number; id: string; side: 'merchant' | 'desk' | 'buyer'; seq: bigint | number }; row: { parts: ColumnTypes['chat_message.parts'] }; open: never };
    'chat-close': { values: { to: 'open' | 'waiting' | 'answered' | 'closed'; at: Date; shopId: bigint | number; id: string; from: readonly (string | null)[] }; row: { id: string }; open: never };
    'chat-desk-inbox': { values: {  }; row: { shop_id: bigint; id: string; last_seq: number; count: number | null; total: string | null }; open: 'count' | 'total' };
    'chat-erase-buyer': { values: { shopId: bigint | number; orderId: string }; row: { chat_erase_buyer: Json | null }; open: 'chat_erase_buyer' };
    'chat-erase-person': { values: { shopId: bigint | number; personId: string; at: Date }; row: { chat_erase_person: Json | null }; open: 'chat_erase_person' };
    'chat-file-add': { values: { shopId: bigint | number; fileId: string; id: string; side: 'merchant' | 'desk' | 'buyer'; byId: string; at: Date }; row: {  }; open: never };
    'chat-file-claim': { values: { seq: bigint | number; shopId: bigint | number; id: string; side: 'merchant' | 'desk' | 'buyer'; byId: string; fileIds: readonly (string | null)[] }; row: { file_id: string }; open: never };
    'chat-files-of-buyer': { values: { shopId: bigint | number; id: string }; row: { file_id: string }; open: never };
    'chat-find': { values: { shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; kind: 'service' | 'order'; order_id: string | null; order_number: number | null; state: 'open' | 'waiting' | 'answered' | 'closed'; lang: string; last_seq: number; revision: bigint; seen_merchant: number; seen_buyer: number; seen_desk: number; holder: string | null; waiting_since: Date | null; promise_at: Date | null; created_at: Date; last_at: Date; closed_at: Date | null; stars: number | null; rating_text: string | null; rated_at: Date | null }; open: never };
    'chat-find-report': { values: { shopId: bigint | number; id: string }; row: { by_side: 'merchant' | 'buyer'; reason: string; at: Date; outcome: 'nothing' | 'warned' | 'restricted' | null; note: string | null; resolved_at: Date | null }; open: never };
    'chat-hold': { values: { to?: string | null | undefined; at: Date; shopId: bigint | number; id: string; from?: string | null | undefined }; row: { id: string }; open: never };
    'chat-inbox': { values: { shopId: bigint | number }; row: { shop_id: bigint; id: string; last_seq: number; count: number | null; total: string | null }; open: 'count' | 'total' };
    'chat-inbox-questions': { values: { shopId: bigint | number }; row: { count: number; moved: string }; open: never };
    'chat-keep-translation': { values: { shopId: bigint | number; id: string; lang: string; body: string; source: string; host: string; at: Date; seq: bigint | number }; row: {  }; open: never };
    'chat-known-parcels': { values: { shopId: bigint | number; numbers: readonly (string | null)[] }; row: { tracking: string }; open: never };
    'chat-list': { values: { side: string; shopId: bigint | number; kind?: 'service' | 'order' | null | undefined; limit: bigint | number; offset: bigint | number }; row: { shop_id: bigint; id: string; kind: 'service' | 'order'; order_id: string | null; order_number: number | null; state: 'open' | 'waiting' | 'answered' | 'closed'; lang: string; last_seq: number; revision: bigint; seen_merchant: number; seen_buyer: number; seen_desk: number; holder: string; waiting_since: Date | null; promise_at: Date | null; created_at: Date; last_at: Date; closed_at: Date | null; stars: number | null; rating_text: string | null; rated_at: Date | null; holder_name: string | null; reported_at: Date | null; said_by: 'merchant' | 'desk' | 'buyer' | null; said_at: Date | null; said_parts: ColumnTypes['chat_message.parts'] | null; unread: number; queue_position: number | null; elsewhere: string | null }; open: 'holder_name' | 'reported_at' | 'said_by' | 'said_at' | 'said_parts' | 'queue_position' | 'elsewhere' };
    'chat-lock': { values: { shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; kind: 'service' | 'order'; order_id: string | null; order_number: number | null; state: 'open' | 'waiting' | 'answered' | 'closed'; lang: string; last_seq: number; revision: bigint; seen_merchant: number; seen_buyer: number; seen_desk: number; holder: string | null; waiting_since: Date | null; promise_at: Date | null; created_at: Date; last_at: Date; closed_at: Date | null; stars: number | null; rating_text: string | null; rated_at: Date | null }; open: never };
    'chat-mark': { values: { side: string; seen: bigint | number; shopId: bigint | number; id: string }; row: { revision: bigint }; open: never };
    'chat-member-names': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; name: string | null }; open: 'name' };
    'chat-of-client': { values: { shopId: bigint | number; id: string; side: 'merchant' | 'desk' | 'buyer'; clientId: string }; row: { seq: number; by_side: 'merchant' | 'desk' | 'buyer'; by_id: string; name: string | null; client_id: string; parts: ColumnTypes['chat_message.parts']; file_ids: string[]; at: Date }; open: never };
    'chat-open-service': { values: { shopId: bigint | number }; row: { id: string }; open: never };
    'chat-parts': { values: { shopId: bigint | number; id: string; seq: bigint | number }; row: { parts: ColumnTypes['chat_message.parts'] }; open: never };
    'chat-queue': { values: { now: Date }; row: { waiting: number; late: number | null; oldest: Date | null }; open: 'late' | 'oldest' };
    'chat-rate': { values: { stars: number; text?: string | null | undefined; at: Date; shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'chat-rated': { values: { since: Date }; row: { count: number; average: number | null }; open: 'average' };
    'chat-report': { values: { shopId: bigint | number; id: string; side: 'merchant' | 'buyer'; reason: string; at: Date }; row: { at: Date }; open: never };
    'chat-reported': { values: {  }; row: { count: number; oldest: Date | null }; open: 'oldest' };
    'chat-resolve': { values: { outcome: 'nothing' | 'warned' | 'restricted'; note: string; by: string; at: Date; shopId: bigint | number; id: string }; row: { at: Date }; open: never };
    'chat-revisions': { values: { shopIds: readonly (bigint | number | null)[]; ids: readonly (string | null)[] }; row: { shop_id: bigint; id: string; revision: bigint }; open: never };
    'chat-team': { values: { roles: readonly (string | null)[] }; row: { id: string; name: string; open: number | null }; open: 'open' };
    'chat-touch': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
    'chat-translation': { values: { shopId: bigint | number; id: string; seq: bigint | number; lang: string }; row: { body: string; source: string; host: string; at: Date }; open: never };
    'chat-unread': { values: { shopId: bigint | number; kind?: 'service' | 'order' | null | undefined }; row: { count: number }; open: never };
    'chat-view': { values: { side: string; shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; kind: 'service' | 'order'; order_id: string | null; order_number: number | null; state: 'open' | 'waiting' | 'answered' | 'closed'; lang: string; last_seq: number; revision: bigint; seen_merchant: number; seen_buyer: number; seen_desk: number; holder: string; waiting_since: Date | null; promise_at: Date | null; created_at: Date; last_at: Date; closed_at: Date | null; stars: number | null; rating_text: string | null; rated_at: Date | null; holder_name: string | null; reported_at: Date | null; said_by: 'merchant' | 'desk' | 'buyer' | null; said_at: Date | null; said_parts: ColumnTypes['chat_message.parts'] | null; unread: number; queue_position: number | null; elsewhere: string | null }; open: 'holder_name' | 'reported_at' | 'said_by' | 'said_at' | 'said_parts' | 'queue_position' | 'elsewhere' };
    'chat-waiting': { values: {  }; row: { count: number; oldest: Date | null }; open: 'oldest' };
  }
}
