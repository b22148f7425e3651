// The catalogue at work: its list, one goods' file, and its life.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languages, otherLanguages } from '#domain/text/language.ts';
import { choicesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { goodsStates } from '#domain/states/goods.ts';
import { amountText, currencyCode, id, image, timestamp, version, words } from '#domain/wire/wire.ts';

const state = z.enum(goodsStates);

/** What goods may lack: each is a filter, and a line of the file's list. */
export const goodsLacks = ['picture', 'maker', 'eu_person', 'origin', 'stock', 'unique'] as const;

export const listCatalogueGoods = listEndpoint({
  name: 'listCatalogueGoods',
  path: '/op/catalogue/list',
  right: 'catalogue',
  summary:
    'The catalogue: found by code, GTIN or words of the title, narrowed by state, supplier, type and what is lacking.',
  filters: {
    state: choicesFilter(goodsStates),
    lacks: choicesFilter(goodsLacks),
    supplier: textFilter(20),
    type: textFilter(40),
  },
  sorts: ['new', 'cost', 'title'],
  row: z.object({
    id,
    code: z.string(),
    title: z.string(),
    image: z.nullable(image),
    state,
    type: z.string(),
    supplier: z.string(),
    cost: amountText,
    suggested_price: amountText,
    currency: currencyCode,
    on_hand: z.int(),
    reserved: z.int(),
    eu_ready: z.boolean(),
    version: z.int(),
    created_at: timestamp,
  }),
  columns: [
    { head: 'Code', of: (row) => row.code },
    { head: 'Title', of: (row) => row.title },
    { head: 'State', of: (row) => row.state },
    { head: 'Type', of: (row) => row.type },
    { head: 'Supplier', of: (row) => row.supplier },
    { head: 'Cost', of: (row) => row.cost },
    { head: 'Suggested price', of: (row) => row.suggested_price },
    { head: 'Currency', of: (row) => row.currency },
    { head: 'In stock', of: (row) => row.on_hand },
    { head: 'Reserved', of: (row) => row.reserved },
    { head: 'Ready for the EU', of: (row) => row.eu_ready },
    { head: 'Version', of: (row) => row.version },
    { head: 'Added', of: (row) => row.created_at },
  ],
});

const text = z.object({
  lang: z.enum(otherLanguages),
  title: z.string(),
  description: z.string(),
});

export const goodsFile = endpoint({
  name: 'goodsFile',
  method: 'POST',
  path: '/op/catalogue/get',
  actor: 'operator',
  right: 'catalogue',
  reads: true,
  summary:
    'One goods, whole: what it says in each language, what it lacks, its versions and steps, and what looks the same.',
  input: z.object({ id }),
  output: z.object({
    id,
    code: z.string(),
    state,
    state_reason: z.string(),
    version: z.int(),
    title: z.string(),
    description: z.string(),
    images: z.array(image),
    type_id: z.string(),
    supplier: z.object({
      id,
      code: z.string(),
      name: z.string(),
    }),
    cost: amountText,
    suggested_price: amountText,
    currency: currencyCode,
    weight_grams: z.int(),
    brand: z.string(),
    gtin: z.string(),
    heading: z.string(),
    origin: z.string(),
    maker: z.string(),
    eu_person: z.string(),
    warnings: z.string(),
    on_hand: z.int(),
    reserved: z.int(),
    listed_by: z.int(),
    texts: z.array(text),
    lacks: z.array(z.enum([...goodsLacks, 'texts'])),
    same: z.array(
      z.object({
        id,
        code: z.string(),
        title: z.string(),
        by: z.enum(['gtin', 'title', 'picture']),
      }),
    ),
    versions: z.array(
      z.object({
        version: z.int(),
        cost: amountText,
        suggested_price: amountText,
        title: z.string(),
        made_at: timestamp,
        /** Null for a file. */
        made_by: z.nullable(z.string()),
        why: z.string(),
      }),
    ),
    steps: z.array(
      z.object({
        from: state,
        to: state,
        reason: z.string(),
        made_by: z.string(),
        made_at: timestamp,
      }),
    ),
  }),
  refuses: [],
});

/** What a person may write of goods by hand. */
const facts = {
  title: words(200),
  description: z.string().check(z.trim(), z.maxLength(5000)),
  type_id: z.string().check(z.maxLength(40)),
  cost: amountText,
  suggested_price: amountText,
  weight_grams: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  brand: z.string().check(z.trim(), z.maxLength(70)),
  gtin: z.string().check(z.trim(), z.maxLength(14)),
  heading: z.string().check(z.regex(/^(?:\d{6})?$/)),
  origin: z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
  maker: z.string().check(z.trim(), z.maxLength(300)),
  eu_person: z.string().check(z.trim(), z.maxLength(300)),
  warnings: z.string().check(z.trim(), z.maxLength(2000)),
};

export const editGoods = endpoint({
  name: 'editGoods',
  method: 'POST',
  path: '/op/catalogue/edit',
  actor: 'operator',
  right: 'catalogue',
  summary:
    'Change one goods by hand: a new version. Fields that are left out stay. Open orders keep their cost.',
  input: z.object({
    id,
    version,
    patch: z.object(
      z.partial(z.object({ ...facts, on_hand: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) })).shape,
    ),
    texts: z.optional(z.array(text).check(z.maxLength(languages.length))),
    why: words(500, 3),
  }),
  output: z.object({
    version: z.int(),
    /** True where the cost rises while shops sell the goods: in seven days, and they are told today. */
    cost_announced: z.boolean(),
  }),
  refuses: ['staleVersion', 'goodsTypeNotConfigured', 'langCodeDuplicated', 'outOfStock'],
});

export const addGoods = endpoint({
  name: 'addGoods',
  method: 'POST',
  path: '/op/catalogue/add',
  actor: 'operator',
  right: 'catalogue',
  summary: 'Enter one goods by hand, as a draft.',
  input: z.object({
    code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9._-]{1,64}$/)),
    supplier_id: id,
    title: facts.title,
    type_id: facts.type_id,
    cost: facts.cost,
    suggested_price: facts.suggested_price,
  }),
  output: z.object({ id, version: z.int() }),
  once: 'optional',
  refuses: ['goodsCodeAlreadyExists', 'goodsTypeNotConfigured'],
});

export const moveGoods = endpoint({
  name: 'moveGoods',
  method: 'POST',
  path: '/op/catalogue/move',
  actor: 'operator',
  right: 'catalogue',
  summary:
    'Take goods one step on: to review, on sale, asked to change, suspended, retired. Shops that sell what is suspended are told why; orders go on.',
  input: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(200)),
    to: state,
    reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id,
        ok: z.boolean(),
        code: z.int(),
        reason: z.nullable(z.enum(['unknown', 'no_such_step', 'lacks'])),
      }),
    ),
  }),
  refuses: [],
});

export const typeTree = endpoint({
  name: 'typeTree',
  method: 'POST',
  path: '/op/goods/types',
  actor: 'operator',
  right: 'settings',
  reads: true,
  summary: 'Every type in its order, with its names in all languages and how many goods are directly of it.',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        parent: z.nullable(z.string()),
        depth: z.int(),
        goods: z.int(),
        version: z.int(),
        retired: z.boolean(),
        names: z.array(z.object({ lang: z.enum(otherLanguages), name: z.nullable(z.string()) })),
      }),
    ),
  }),
  refuses: [],
});

export const editType = endpoint({
  name: 'editType',
  method: 'POST',
  path: '/op/goods/type_edit',
  actor: 'operator',
  right: 'settings',
  summary: 'Change a type’s name in each language and where it stands in the tree; an empty name is removed.',
  input: z.object({
    code: z.string().check(z.maxLength(40)),
    version,
    name: words(60),
    parent: z.nullable(z.string().check(z.maxLength(40))),
    names: z.array(
      z.object({
        lang: z.string().check(z.maxLength(20)),
        name: z.string().check(z.trim(), z.maxLength(60)),
      }),
    ),
  }),
  output: z.object({ version: z.int() }),
  refuses: ['goodsTypeNotConfigured', 'langCfgNotConfigured', 'langCodeDuplicated', 'staleVersion'],
});

export const orderTypes = endpoint({
  name: 'orderTypes',
  method: 'POST',
  path: '/op/goods/type_order',
  actor: 'operator',
  right: 'settings',
  summary: 'Set the order of types that stand beside each other.',
  input: z.object({
    codes: z.array(z.string().check(z.maxLength(40))).check(z.minLength(2), z.maxLength(500)),
  }),
  output: z.object({ count: z.int() }),
  refuses: ['goodsTypeNotConfigured'],
});

export const retireType = endpoint({
  name: 'retireType',
  method: 'POST',
  path: '/op/goods/type_retire',
  actor: 'operator',
  right: 'settings',
  summary: 'Retire a type that no goods use, or take it back. While some do, the refusal says which.',
  input: z.object({ code: z.string().check(z.maxLength(40)), version, retired: z.boolean() }),
  output: z.object({ version: z.int() }),
  refuses: ['goodsTypeNotConfigured', 'invalidOperation', 'staleVersion'],
});
