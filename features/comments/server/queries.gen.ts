// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'comment-decide': { values: { to: 'published' | 'reported' | 'removed'; at: Date; by: string; reason?: 'offensive' | 'personal_data' | 'advertising' | 'off_topic' | 'not_genuine' | null | undefined; text: string; shopId: bigint | number; id: string; from: readonly (string | null)[] }; row: { goods_id: string; rating: number; counts: boolean }; open: never };
    'comment-find': { values: { shopId: bigint | number; id: string }; row: { shop_id: bigint; id: string; order_id: string; goods_id: string; rating: number; state: 'published' | 'reported' | 'removed'; created_at: Date; replied_at: Date | null; reported_at: Date | null; report_reason: 'offensive' | 'personal_data' | 'advertising' | 'off_topic' | 'not_genuine' | null; decided_at: Date | null; removed_reason: 'offensive' | 'personal_data' | 'advertising' | 'off_topic' | 'not_genuine' | null; removed_text: string; number: number; buyer_name: string; country: string; title: string; picture: string }; open: never };
    'comment-insert': { values: { shopId: bigint | number; id: string; orderId: string; goodsId: string; rating: bigint | number; at: Date }; row: { counts: boolean }; open: never };
    'comment-list': { values: { shopId: bigint | number; orderId?: string | null | undefined; goodsId?: string | null | undefined; rating?: bigint | number | null | undefined; isReplied?: boolean | null | undefined; hasPictures: boolean; limit: bigint | number; offset: bigint | number }; row: { shop_id: bigint; id: string; order_id: string; goods_id: string; rating: number; state: 'published' | 'reported' | 'removed'; created_at: Date; replied_at: Date; reported_at: Date | null; report_reason: 'offensive' | 'personal_data' | 'advertising' | 'off_topic' | 'not_genuine' | null; decided_at: Date | null; removed_reason: 'offensive' | 'personal_data' | 'advertising' | 'off_topic' | 'not_genuine' | null; removed_text: string; number: number; buyer_name: string; country: string; title: string; picture: string }; open: never };
    'comment-note-reply': { values: { at: Date; shopId: bigint | number; id: string }; row: {  }; open: never };
    'comment-of-item': { values: { shopId: bigint | number; orderId: string; goodsId: string }; row: { id: string; state: 'published' | 'reported' | 'removed' }; open: never };
    'comment-picture-attach': { values: { commentId: string; shopId: bigint | number; orderId: string; goodsId: string; fileIds: readonly (string | null)[] }; row: { file_id: string }; open: never };
    'comment-picture-drop': { values: { shopId: bigint | number; orderId: string; goodsId: string }; row: { file_id: string }; open: never };
    'comment-picture-of-comments': { values: { shopIds: readonly (bigint | number | null)[]; ids: readonly (string | null)[] }; row: { shop_id: bigint; slot: number; file_id: string; comment_id: string }; open: never };
    'comment-picture-take': { values: { shopId: bigint | number; orderId: string; goodsId: string; fileId: string; at: Date }; row: { slot: number }; open: never };
    'comment-picture-waiting': { values: { shopId: bigint | number; orderId: string }; row: { shop_id: bigint; goods_id: string; slot: number; file_id: string; comment_id: string | null }; open: never };
    'comment-report': { values: { to: 'published' | 'reported' | 'removed'; at: Date; reason: 'offensive' | 'personal_data' | 'advertising' | 'off_topic' | 'not_genuine'; shopId: bigint | number; id: string; from: readonly (string | null)[] }; row: { id: string }; open: never };
    'comment-texts': { values: { shopIds: readonly (bigint | number | null)[]; ids: readonly (string | null)[] }; row: { shop_id: bigint; comment_id: string; kind: 'comment' | 'follow_up' | 'reply' | 'correction'; content: string; signer: string; mark_kind: 'drawn' | 'typed'; digest: Buffer; signed_at: Date; lang: string | null; mark: string | null }; open: 'mark' };
    'comment-unanswered': { values: { shopId: bigint | number }; row: { comments: number }; open: never };
    'rating-add-goods': { values: { shopId: bigint | number; goodsId: string; value3: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'rating-add-shop': { values: { shopId: bigint | number; value2: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'rating-of-goods': { values: { shopId: bigint | number; goodsId: string }; row: { stars: number[] | null }; open: 'stars' };
    'rating-of-shop': { values: { shopId: bigint | number }; row: { stars: number[] | null }; open: 'stars' };
  }
}
