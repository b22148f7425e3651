// Customers of a shop: buyers as it knows them again, what they bought, and what the merchant wrote down about them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { orderStatuses } from '#domain/states/order-status.ts';
import { pageInput } from '#domain/wire/page.ts';
import { amountText, currencyCode, id, timestamp, version, words } from '#domain/wire/wire.ts';

/** 43 characters by which one shop knows a buyer again, and no other shop. */
const ref = z.string().check(z.regex(/^[\w-]{43}$/));
const tag = words(limits.customerTagUnitsMax, 1);
const tags = z.array(tag).check(z.maxLength(limits.customerTagsMax));

const customer = z.object({
  ref,
  /** The first ten characters of `ref`, as an order shows them. */
  code: z.string(),
  name_masked: z.string(),
  country: z.string(),
  /** Orders that were not cancelled, and all of them. */
  orders: z.int(),
  orders_all: z.int(),
  /** What was paid for the former, less what was refunded. */
  value: amountText,
  last_order_at: timestamp,
  tags: z.array(z.string()),
  notes: z.int(),
  version,
});

export const listCustomers = endpoint({
  name: 'listCustomers',
  method: 'POST',
  path: '/v1/customer/list',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  summary: 'Buyers as the shop knows them again, with their orders and their value; names are masked.',
  input: z.object({
    kind: z._default(z.enum(['all', 'returning', 'once']), 'all'),
    tag: z.optional(tag),
    sort: z._default(z.enum(['last', 'orders']), 'last'),
    ...pageInput,
  }),
  output: z.object({
    list: z.array(customer),
    total: z.nullable(z.int()),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    /** Tags that are in use, most used first. */
    tags: z.array(z.string()),
    currency: currencyCode,
  }),
  refuses: [],
});

export const readCustomer = endpoint({
  name: 'readCustomer',
  method: 'POST',
  path: '/v1/customer',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  summary: 'One customer with the newest orders that make their value, and notes.',
  input: z.object({ ref }),
  output: z.object({
    customer,
    currency: currencyCode,
    orders: z.array(
      z.object({
        id,
        number: z.string(),
        status: z.enum(orderStatuses),
        amount: amountText,
        refunded: amountText,
        at: timestamp,
      }),
    ),
    /** True where there are older orders that are not listed. */
    is_cut: z.boolean(),
    notes: z.array(z.object({ id, text: z.string(), at: timestamp })),
  }),
  refuses: ['recordNotFound'],
});

export const addCustomerNote = endpoint({
  name: 'addCustomerNote',
  method: 'POST',
  path: '/v1/customer/note/add',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Write a note about a customer. Only people of the shop read it; it goes with the buyer’s data.',
  input: z.object({ ref, text: words(limits.customerNoteUnitsMax, 1) }),
  output: z.object({ id }),
  // As many notes as there may be: `reason` is `notes_max`, with `limit`.
  refuses: ['recordNotFound', 'invalidOperation'],
  once: true,
});

export const deleteCustomerNote = endpoint({
  name: 'deleteCustomerNote',
  method: 'POST',
  path: '/v1/customer/note/delete',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Delete a note for good.',
  input: z.object({ id }),
  output: z.object({}),
  refuses: ['recordNotFound'],
});

export const setCustomerTags = endpoint({
  name: 'setCustomerTags',
  method: 'POST',
  path: '/v1/customer/tags',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary: 'Replace the tags of a customer.',
  input: z.object({ ref, tags, version }),
  output: z.object({ tags: z.array(z.string()), version }),
  refuses: ['recordNotFound', 'staleVersion'],
});
