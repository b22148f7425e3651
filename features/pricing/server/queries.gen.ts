// Written by `npm run queries` from the statements of this room and the schema: what each takes and gives.
export type {};

declare module '#platform/db/sql.ts' {
  interface Queries {
    'import-known-rates': { values: { froms: readonly (string | null)[]; tos: readonly (string | null)[]; ats: readonly (Date | null)[] }; row: { place: number | null; rate: string }; open: 'place' };
    'import-newest-lists': { values: { supplierIds: readonly (string | null)[] }; row: { key: string; version: number; hash: Buffer }; open: never };
    'import-newest-taxes': { values: { countries: readonly (string | null)[] }; row: { key: string; version: number; hash: Buffer }; open: never };
    'import-rates': { values: { by: string; at: Date; froms: readonly (string | null)[]; tos: readonly (string | null)[]; ats: readonly (Date | null)[]; rates: readonly (string | null)[]; sources: readonly (string | null)[] }; row: {  }; open: never };
    'import-renew-version': { values: { version: string }; row: {  }; open: never };
    'import-ship-rates': { values: { supplierId: string; version: bigint | number; zones: readonly (string | null)[]; services: readonly (string | null)[]; upToGrams: readonly (bigint | number | null)[]; feeUnits: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'import-ship-services': { values: { supplierId: string; version: bigint | number; zones: readonly (string | null)[]; services: readonly (string | null)[]; daysP50s: readonly (bigint | number | null)[]; daysP90s: readonly (bigint | number | null)[] }; row: {  }; open: never };
    'import-ship-zones': { values: { supplierId: string; version: bigint | number; valuesValue: readonly (string | null)[]; valuesValue4: readonly (string | null)[] }; row: {  }; open: never };
    'import-suppliers': { values: {  }; row: { id: string; code: string }; open: never };
    'import-tax-rules': { values: { country: string; version: bigint | number; kinds: readonly (string | null)[]; labels: readonly (string | null)[]; lanes: readonly (string | null)[]; origins: readonly (string | null)[]; headings: readonly (string | null)[]; bandCurrencies: readonly (string | null)[]; bandFroms: readonly (bigint | number | null)[]; bandTos: readonly (bigint | number | null)[]; bases: readonly (string | null)[]; bps: readonly (bigint | number | null)[]; flatCurrencies: readonly (string | null)[]; flatUnits: readonly (bigint | number | null)[]; sources: readonly (string | null)[]; sourceDaies: readonly (Date | string | null)[]; fromDaies: readonly (Date | string | null)[]; untilDaies: readonly (Date | string | null)[] }; row: {  }; open: never };
    'import-tax-table': { values: { country: string; version: bigint | number; hash: Buffer; by: string; at: Date }; row: { version: number }; open: never };
    'rates-closed-suppliers': { values: { day: Date | string; isClosed: boolean; country: string }; row: { id: string }; open: never };
    'rates-fx': { values: { since: Date }; row: { from_currency: string; to_currency: string; rate: string; source: string; at: Date }; open: never };
    'rates-is-tabled': { values: {  }; row: { is_tabled: boolean }; open: never };
    'rates-open-countries': { values: { day: Date | string }; row: { country: string }; open: never };
    'rates-ship': { values: { supplierIds: readonly (string | null)[]; day: Date | string; country: string }; row: { supplier_id: string; service: 'economy' | 'standard' | 'express' | null; days_p50: number | null; days_p90: number | null; up_to_grams: number | null; fee_units: bigint | null }; open: 'service' | 'days_p50' | 'days_p90' | 'up_to_grams' | 'fee_units' };
  }
}
