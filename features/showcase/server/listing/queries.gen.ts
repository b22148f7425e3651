// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'listing-clear-video': { values: { shopId: bigint | number; fileId: string }; row: {  }; open: never };
    'listing-drop-texts': { values: { shopId: bigint | number; goodsId: string; kept: readonly (string | null)[] }; row: {  }; open: never };
    'listing-put-texts': { values: { shopId: bigint | number; goodsId: string; at: Date; langs: readonly (string | null)[]; titles: readonly (string | null)[]; descriptions: readonly (string | null)[]; plains: readonly (string | null)[] }; row: {  }; open: never };
    'listing-read': { values: { shopId: bigint | number; goodsId: string }; row: { goods_id: string; status: 'listed' | 'delisted'; code: string; title: string; description: string; picture: string; pictures: string[]; brand: string; gtin: string; maker: string; warnings: string; eu_person: string; listing_version: number | null; chosen: string[] | null; own: string[]; before: Json | null; undo_until: Date | null; video_file_id: string | null; video: string | null; video_width: number | null; video_height: number | null; video_captions: string | null; shown: string[] | null }; open: 'listing_version' | 'chosen' | 'before' | 'undo_until' | 'video_file_id' | 'video' | 'video_width' | 'video_height' | 'video_captions' | 'shown' };
    'listing-supplier-texts': { values: { goodsId: string }; row: { lang: string; title: string; description: string }; open: never };
    'listing-texts': { values: { shopId: bigint | number; goodsId: string }; row: { lang: string; title: string | null; description: string | null }; open: never };
    'listing-touch-item': { values: { at: Date; shopId: bigint | number; goodsId: string }; row: {  }; open: never };
    'listing-unused-videos': { values: { before: Date; now: Date; limit: bigint | number }; row: { shop_id: bigint; id: string }; open: never };
    'listing-write': { values: { shopId: bigint | number; goodsId: string; pictures?: readonly (string | null)[] | null | undefined; own: readonly (string | null)[]; words: string; before?: string | null | undefined; undoUntil?: Date | null | undefined; at: Date; videoFileId?: string | null | undefined; video?: string | null | undefined; videoWidth?: bigint | number | null | undefined; videoHeight?: bigint | number | null | undefined; videoCaptions?: string | null | undefined; version: bigint | number }; row: { version: number }; open: never };
  }
}
