import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commonRefusals, endpoint, type Endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { keysOf } from '#domain/keys.ts';
import { amountText, signedAmountText } from '#domain/wire/wire.ts';
import * as checkout from '#features/checkout/contract.ts';
import * as goods from '#features/goods/contract.ts';
import * as invitation from '#features/invitation/contract.ts';
import * as ledger from '#features/ledger/contract.ts';
import * as orders from '#features/orders/contract.ts';
import * as returns from '#features/returns/contract.ts';
import * as shop from '#features/shop/contract.ts';
import * as showcase from '#features/showcase/contract.ts';
import * as statistics from '#features/statistics/contract.ts';
import * as wallet from '#features/wallet/contract.ts';
import { docsPage, docsStyles } from './docs-page.ts';
import { fieldsOf } from './docs-fields.ts';
import { openApiOf } from './openapi.ts';

const contracts = [checkout, goods, invitation, ledger, orders, returns, shop, showcase, statistics, wallet];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'actor' in value && 'refuses' in value;
}

const endpoints = contracts.flatMap((contract) => Object.values<unknown>(contract).filter(isEndpoint));
const page = docsPage(openApiOf(endpoints, 'Stockless'), 'Stockless');

function articleOf(text: string, name: string): string {
  return text.split(`<article id="${name}">`)[1]?.split('</article>')[0] ?? '';
}

describe('the page of the contract', () => {
  test('has every endpoint with its method, path and own refusals', () => {
    expect(endpoints.length).toBeGreaterThan(25);
    for (const { name, method, path, summary, refuses } of endpoints) {
      const article = articleOf(page, name);
      expect(article, name).toContain(`<span class="method">${method}</span> <code>/api${path}</code>`);
      expect(article.replaceAll('&#39;', "'").replaceAll('&quot;', '"'), name).toContain(summary);
      const own = refuses.filter((key) => !commonRefusals.some((one) => one === key));
      for (const key of own) expect(article).toContain(`<th scope="row">${refusals[key].code}</th>`);
    }
  });

  test('has the whole catalogue of codes and nothing that runs', () => {
    const all = page.split('id="errors"')[1] ?? '';
    for (const key of keysOf(refusals)) expect(all).toContain(`<code>${key}</code>`);
    expect(page).not.toMatch(/<script|\son\w+=|style="/i);
    expect(docsStyles).toContain('prefers-color-scheme: dark');
  });

  test('asks nothing outside, so that it works under a strict policy', () => {
    expect(page).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
    expect(docsStyles).not.toContain('url(');
  });

  test('shows text as text', () => {
    const odd = endpoint({
      name: 'odd',
      method: 'POST',
      path: '/odd',
      actor: 'anyone',
      summary: `<img src=x onerror="alert('1')"> & more`,
      input: z.object({ '<b>field</b>': z.enum(['"quoted"', '<i>']) }),
      output: z.object({}),
      refuses: [],
    });
    const text = docsPage(openApiOf([odd], '<Brand>'), '<Brand>');
    expect(text).not.toMatch(/<img|<b>|<i>|<Brand>/);
    expect(articleOf(text, 'odd')).toContain(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more',
    );
    expect(text).toContain('<title>&lt;Brand&gt; API</title>');
  });
});

describe('fields of a schema', () => {
  const rows = fieldsOf({
    type: 'object',
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          properties: { at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] } },
        },
      },
      counts: {
        type: 'object',
        additionalProperties: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      },
      note: { type: ['string', 'null'] },
      sort: { default: 'new', enum: ['new', 'old'] },
    },
  });

  test('amounts are said in words', () => {
    const notesOf = (type: z.ZodMiniType) => fieldsOf({ ...z.toJSONSchema(type) })[0]?.notes;
    expect(notesOf(amountText)).toEqual(['an amount in major units']);
    expect(notesOf(signedAmountText)).toEqual(['an amount in major units, may be below zero']);
  });

  test('nested ones have their path', () => {
    expect(rows.map(({ path }) => path)).toEqual([
      'list',
      'list[].at',
      'counts',
      'counts.{key}',
      'note',
      'sort',
    ]);
  });

  test('types, bounds and defaults are said', () => {
    expect(rows[0]).toMatchObject({
      type: 'list of object',
      isRequired: true,
      notes: ['entries, at most 5'],
    });
    expect(rows[1]).toMatchObject({ type: 'string (date-time) or null', isRequired: false });
    expect(rows[3]?.notes).toEqual(['at least 0']);
    expect(rows[4]?.type).toBe('string or null');
    expect(rows[5]).toMatchObject({ type: '"new" or "old"', notes: ['"new" where left out'] });
  });
});
