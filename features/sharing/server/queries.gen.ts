// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'link-visit-forget': { values: { before: Date; limit: bigint | number }; row: { done: number | null }; open: 'done' };
    'link-visit-insert': { values: { shopIds: readonly (bigint | number | null)[]; codes: readonly (string | null)[]; daies: readonly (Date | string | null)[]; visitors: readonly (Buffer | null)[]; sources: readonly (string | null)[]; ats: readonly (Date | null)[]; keptFrom: Date }; row: {  }; open: never };
    'share-link-count': { values: { shopId: bigint | number; goodsId?: string | null | undefined }; row: { live: number; all: number | null }; open: 'all' };
    'share-link-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'share-link-insert': { values: { shopId: bigint | number; id: string; code: string; name: string; goodsId?: string | null | undefined; slot: number; at: Date }; row: { id: string }; open: never };
    'share-link-list': { values: { language: string; recent: Date | string; shopId: bigint | number; id?: string | null | undefined; goodsId?: string | null | undefined; isArchived?: boolean | null | undefined; limit: bigint | number; offset: bigint | number }; row: { id: string; code: string; name: string; goods_id: string; archived_at: Date; created_at: Date; version: number; title: string | null; picture: string | null; visitors: number; visitors_recent: number }; open: 'title' | 'picture' };
    'share-link-lock': { values: { shopId: bigint | number; id: string }; row: { id: string; name: string; slot: number | null; version: number; archived_at: Date | null }; open: never };
    'share-link-own-goods': { values: { shopId: bigint | number; goodsId: string }; row: { goods_id: string }; open: never };
    'share-link-slot': { values: { max: bigint | number; shopId: bigint | number }; row: { slot: number | null }; open: 'slot' };
    'share-link-target': { values: { shopId: bigint | number; code: string }; row: { goods_id: string | null; code: string }; open: never };
    'share-link-update': { values: { name: string; slot?: number | null | undefined; archivedAt?: Date | null | undefined; shopId: bigint | number; id: string }; row: {  }; open: never };
    'share-link-visits': { values: { shopId: bigint | number; id: string; limit: bigint | number; offset: bigint | number }; row: { day: string; source: string | null; visitors: number | null }; open: 'source' | 'visitors' };
  }
}
