// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'question-answer': { values: { answer: string; at: Date; isPublic: boolean; endsAt: Date; shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'question-ask': { values: { shopId: bigint | number; id: string; goodsId: string; name?: string | null | undefined; email: string; emailKey: Buffer; lang: string; body: string; at: Date; endsAt: Date }; row: { id: string }; open: never };
    'question-assign': { values: { to?: string | null | undefined; by: string; at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'question-confirm': { values: { at: Date; endsAt: Date; shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'question-erase': { values: { shopId: bigint | number }; row: {  }; open: never };
    'question-erase-buyer': { values: { shopId: bigint | number; emailKey: Buffer }; row: {  }; open: never };
    'question-find': { values: { language: string; shopId: bigint | number; id: string }; row: { id: string; goods_id: string; name: string | null; body: string; lang: string; state: 'unconfirmed' | 'open' | 'answered'; answer: string | null; is_public: boolean; created_at: Date; confirmed_at: Date | null; answered_at: Date | null; title: string | null }; open: 'title' };
    'question-forget': { values: { now: Date; limit: bigint | number }; row: { gone: number }; open: never };
    'question-forget-address': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
    'question-list': { values: { language: string; shopId: bigint | number; state?: string | null | undefined; id?: string | null | undefined; limit: bigint | number; offset: bigint | number }; row: { id: string; goods_id: string; name: string | null; body: string; lang: string; state: 'unconfirmed' | 'open' | 'answered'; answer: string | null; is_public: boolean; created_at: Date; confirmed_at: Date | null; answered_at: Date | null; title: string | null }; open: 'title' };
    'question-lock': { values: { shopId: bigint | number; id: string }; row: { id: string; assignee: string | null; assigned_at: Date | null }; open: never };
    'question-mailed': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: { id: string; goods_id: string; email: string; lang: string; body: string; state: 'unconfirmed' | 'open' | 'answered'; answer: string | null; is_public: boolean; mail_tries: number; created_at: Date; handle: string; shop_name: string; title: string | null }; open: 'title' };
    'question-open': { values: { shopId: bigint | number }; row: { open: number }; open: never };
    'question-remove': { values: { shopId: bigint | number; ids: readonly (string | null)[] }; row: {  }; open: never };
    'question-remove-confirmed': { values: { shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'question-show': { values: { isPublic: boolean; shopId: bigint | number; id: string }; row: { id: string }; open: never };
    'question-shown': { values: { shopId: bigint | number; goodsId: string; limit: bigint | number }; row: { id: string | null; body: string | null; lang: string | null; answer: string | null; answered_at: Date | null }; open: 'id' | 'body' | 'lang' | 'answer' | 'answered_at' };
    'question-sold': { values: { shopId: bigint | number; goodsId: string }; row: { goods_id: string }; open: never };
    'question-tried': { values: { shopId: bigint | number; id: string }; row: {  }; open: never };
  }
}
