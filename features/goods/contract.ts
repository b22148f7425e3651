// The shared warehouse: goods, their types, and the import.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { otherLanguages } from '#domain/text/language.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { landedFigure } from './landed.contract.ts';
import {
  amountText,
  countryCode,
  currencyCode,
  id,
  image,
  languageCode,
  timestamp,
} from '#domain/wire/wire.ts';

export const goodsSorts = ['new', 'cost', '-cost', 'profit', 'fast', 'stock', 'title', 'landed'] as const;

const search = z.optional(z.string().check(z.trim(), z.maxLength(80)));

export const listTypes = endpoint({
  name: 'listTypes',
  method: 'POST',
  path: '/v1/goods/type_list',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  scope: 'showcase.read',
  summary:
    'Goods types, in their order, with how many goods each has. Named in `lang`, else in the call’s language.',
  input: z.object({
    parent_id: z.optional(z.string().check(z.maxLength(40))),
    lang: z.optional(languageCode),
  }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        parent_id: z.nullable(z.string()),
        code: z.string(),
        name: z.string(),
        goods_count: z.int(),
        depth: z.int(),
        path: z.array(z.string()),
      }),
    ),
  }),
  refuses: ['goodsTypeNotConfigured'],
});

export const warehouseGoods = z.object({
  id,
  code: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(image),
  category_id: z.string(),
  cost: amountText,
  currency: currencyCode,
  suggested_price: amountText,
  /** The least price that leaves nobody out of pocket at the shop's commission. */
  floor_price: amountText,
  ship: z.object({ price: amountText, days_p50: z.int(), days_p90: z.int() }),
  stock: z.int(),
  /** What other shops take for it; null until five of them sell it. */
  price_band: z.nullable(z.object({ p25: amountText, p50: amountText, p75: amountText })),
  /** Parts in basis points of the supplier's last parcels, all shops together; null until there are ten. */
  supplier: z.object({
    id,
    name: z.string(),
    country: z.string(),
    /** Given to the carrier in time. */
    ontime_bps: z.nullable(z.int()),
    /** Of orders that were refunded by the supplier's fault. */
    fault_refund_bps: z.nullable(z.int()),
    /** Whether it belongs to those who run this instance: said in public. */
    affiliated: z.boolean(),
  }),
  returns: z.object({ days: z.int(), restock_bps: z.int() }),
  maker: z.string(),
  warnings: z.string(),
  /** Goods that are the same but for their options, these among them; empty where there is one only. */
  variants: z.array(
    z.object({
      id,
      code: z.string(),
      options: z.record(z.string(), z.string()),
      cost: amountText,
      stock: z.int(),
      image: z.nullable(image),
    }),
  ),
  brand: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  /** Six digits of the Harmonized System. */
  heading: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  /** Who answers for safety; `ok` where it is enough to sell into the European Union. */
  gpsr: z.object({
    maker: z.string(),
    eu_person: z.nullable(z.string()),
    warnings: z.array(z.string()),
    ok: z.boolean(),
  }),
  listed_by: z.int(),
  in_showcase: z.boolean(),
  /** On the shop's list for later. */
  saved: z.boolean(),
  /** Delivered to `ship_to`; null where the call names no country. */
  landed: z.nullable(landedFigure),
  version: z.int(),
});

export const listGoods = endpoint({
  name: 'listGoods',
  method: 'POST',
  path: '/v1/goods/list',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  scope: 'showcase.read',
  summary:
    'The warehouse: goods a shop can list, in the call’s language, and in English where that has no text.',
  input: z.object({
    q: search,
    id: z.optional(id),
    type_id: z.optional(z.string().check(z.maxLength(40))),
    cost_min: z.optional(amountText),
    cost_max: z.optional(amountText),
    supplier_id: z.optional(id),
    /** Nine of ten parcels arrive within so many days. */
    max_days: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
    in_stock: z.optional(z.boolean()),
    /** Safety facts are complete for the European Union. */
    eu_ready: z.optional(z.boolean()),
    not_in_my_showcase: z.optional(z.boolean()),
    /** Those that the shop saved for later. */
    saved: z.optional(z.boolean()),
    /** Only the options of one product: goods of the family that these goods are one of. */
    family_of: z.optional(id),
    /** Only goods that can be sent there, each with its landed cost; `max_days` then counts for this country. */
    ship_to: z.optional(countryCode),
    /** Cost, shipping and tax of one unit; with `ship_to` only, as the order `landed`. */
    landed_min: z.optional(amountText),
    landed_max: z.optional(amountText),
    sort: z._default(z.enum(goodsSorts), 'new'),
    ...pageInput,
  }),
  output: z.extend(pageOf(warehouseGoods), {
    /** False while some goods have no landed cost for the country yet: within minutes of the first look. */
    landed_complete: z.nullable(z.boolean()),
  }),
  refuses: ['goodsTypeNotConfigured'],
});

export const rowError = z.object({
  line: z.int(),
  code: z.nullable(z.string()),
  field: z.nullable(z.string()),
  reason: z.string(),
});

/**
 * Columns: code, title, description, category, supplier, cost, suggested_price, stock, weight_grams, picture,
 * maker, warnings. Facts may be added: pictures (further ones, by spaces), family with options (`Colour=Blue;
 * Size=M`), brand, gtin, heading (six digits), origin (country), eu_person; and texts in other languages: title.es,
 * description.es, warnings.es, options.es and so on. A column that is not there leaves what there is, an empty cell removes it.
 */
export const importGoods = endpoint({
  name: 'importGoods',
  method: 'POST',
  path: '/op/goods/import',
  actor: 'operator',
  right: 'catalogue',
  summary:
    'Import goods from a CSV file (text/csv, streamed). Equal code = same goods: imported again, it changes only what differs.',
  body: 'csv',
  input: z.object({ dry_run: z.optional(z.enum(['true', 'false'])) }),
  output: z.object({
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    /** Costs that rise, of goods that shops sell: in seven days, and they are told today. */
    announced: z.int(),
    errors: z.array(rowError),
    dry_run: z.boolean(),
  }),
  refuses: ['goodsCodeDuplicated', 'goodsTypeNotConfigured'],
});

export const listCatalogue = endpoint({
  name: 'listCatalogue',
  method: 'POST',
  path: '/op/goods/list',
  actor: 'operator',
  right: 'catalogue',
  reads: true,
  summary: 'The catalogue as operators see it.',
  input: z.object({
    q: search,
    type_id: z.optional(z.string().check(z.maxLength(40))),
    supplier_id: z.optional(id),
    sort: z._default(z.enum(goodsSorts), 'new'),
    ...pageInput,
  }),
  output: pageOf(
    z.object({
      id,
      code: z.string(),
      title: z.string(),
      image: z.nullable(image),
      category_id: z.string(),
      category: z.string(),
      supplier: z.object({ id, name: z.string() }),
      cost: amountText,
      suggested_price: amountText,
      currency: currencyCode,
      on_hand: z.int(),
      reserved: z.int(),
      listed_by: z.int(),
      version: z.int(),
      updated_at: timestamp,
    }),
  ),
  refuses: [],
});

export const addTypes = endpoint({
  name: 'addTypes',
  method: 'POST',
  path: '/op/goods/type_add',
  actor: 'operator',
  right: 'settings',
  summary: 'Make goods types; one that exists by its code keeps its id and takes the name.',
  input: z.object({
    list: z
      .array(
        z.object({
          code: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)),
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
          parent_code: z.optional(z.string()),
          /** In other languages; one that is not named stays as it is, an empty one is removed. */
          names: z.optional(
            z.partialRecord(z.enum(otherLanguages), z.string().check(z.trim(), z.maxLength(60))),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ count: z.int() }),
  refuses: ['goodsTypeNotConfigured'],
});

export const supplierShape = z.object({
  id,
  code: z.string(),
  name: z.string(),
  country: z.string(),
  ship_fee: amountText,
  currency: currencyCode,
  dispatch_days: z.int(),
  days_p50: z.int(),
  days_p90: z.int(),
});

export const addSupplier = endpoint({
  name: 'addSupplier',
  security: 'role',
  method: 'POST',
  path: '/op/supplier/add',
  actor: 'operator',
  right: 'suppliers',
  summary:
    'Enters a supplier and the first person who signs in for it. That person chooses their password by the link, which is ' +
    'shown in this answer and nowhere else.',
  input: z.object({
    code: z.string().check(z.regex(/^[A-Z0-9-]{2,20}$/)),
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    ship_fee: amountText,
    dispatch_days: z.int().check(z.minimum(0), z.maximum(30)),
    days_p50: z.int().check(z.minimum(1), z.maximum(90)),
    days_p90: z.int().check(z.minimum(1), z.maximum(120)),
    username: z.string().check(z.trim(), z.minLength(3), z.maxLength(64)),
  }),
  output: z.extend(supplierShape, { link: z.string(), until: timestamp }),
  once: 'optional',
  refuses: ['usernameExists', 'goodsCodeAlreadyExists'],
});

export const listSuppliers = endpoint({
  name: 'listSuppliers',
  method: 'POST',
  path: '/op/supplier/list',
  actor: 'operator',
  right: 'suppliers',
  reads: true,
  summary: 'Suppliers by name.',
  input: z.object({ ...pageInput }),
  output: pageOf(supplierShape),
  refuses: [],
});
