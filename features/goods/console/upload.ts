// What an import of goods says.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { importGoods } from '#features/goods/contract.ts';

export type ImportReport = OutputOf<typeof importGoods>;
