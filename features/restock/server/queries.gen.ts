// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'restock-ask': { values: { shopId: bigint | number; id: string; goodsId: string; email: string; emailKey: Buffer; lang: string; at: Date; endsAt: Date }; row: { id: string }; open: never };
    'restock-awaited': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[] }; row: { goods_id: string }; open: never };
    'restock-confirm': { values: { at: Date; endsAt: Date; shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'restock-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'restock-erase-buyer': { values: { shopId: bigint | number; emailKey: Buffer }; row: {  }; open: never };
    'restock-find': { values: { language: string; shopId: bigint | number; id: string }; row: { id: string; goods_id: string; state: 'unconfirmed' | 'waiting' | 'due'; title: string | null }; open: 'title' };
    'restock-forget': { values: { now: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'restock-mailed': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; goods_id: string; email: string; lang: string; state: 'unconfirmed' | 'waiting' | 'due'; mail_tries: number; created_at: Date; handle: string; shop_name: string; title: string | null }; open: 'title' };
    'restock-remove': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
    'restock-set-due': { values: { shopId: bigint | number; goodsIds: readonly (string | null)[]; limit: bigint | number }; row: { id: string }; open: never };
    'restock-sold-out': { values: { shopId: bigint | number; goodsId: string }; row: { goods_id: string }; open: never };
    'restock-tried': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}
