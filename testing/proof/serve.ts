// A platform in memory as a phone reaches it: calls in their envelope, the record in tiles.
import { encodeEntries, parseTilePath } from '#domain/proof/tiles.ts';
import { concat } from '#domain/proof/bytes.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { answersOf } from './answers.ts';
import { checkpointOf, nodesOf, type TestPlatform, type TestShop } from './platform.ts';

export type Served = {
  readonly platform: TestPlatform;
  readonly shop: TestShop;
  readonly now: () => number;
  /** Documents by their SHA-256, and the list of them. */
  readonly documents?: { readonly list: readonly object[]; readonly bodies: ReadonlyMap<string, string> };
};

/** Answers as the server does; what it does not know is not found. */
export function serve(served: Served): typeof fetch {
  return async (target, options) => {
    const url = new URL(target instanceof Request ? target.url : String(target), 'https://shop.example');
    const path = url.pathname;
    if (path.startsWith('/api')) return await answerCall(served, url, options?.body);
    return await answerPublic(served, path);
  };
}

const envelope = (data: unknown) => Response.json({ code: 200, msg: '', data });

async function answerCall(served: Served, url: URL, body: unknown): Promise<Response> {
  const { platform, shop, now, documents } = served;
  const answers = await answersOf(platform, { shop, at: now() });
  const after = Number(url.searchParams.get('after') ?? '0');
  switch (url.pathname.slice('/api'.length)) {
    case '/v1/user/wallet':
      return envelope(answers.wallet);
    case '/v1/shop/proof':
      return envelope(answers.proof);
    case '/v1/shop/record':
      return envelope(pageAfter(answers.record[0], after));
    case '/v1/shop/book':
      return envelope(bookAfter(answers.book, after));
    case '/v1/restriction/list':
      return envelope({ list: shop.restrictions, has_more: false });
    case '/v1/user/withdraw/list':
      return envelope({ list: shop.withdrawals, has_more: false });
    case '/v1/case/list': {
      const { order_id: order } = fieldsOf(JSON.parse(typeof body === 'string' ? body : '{}'));
      return envelope({ list: shop.cases.filter((one) => one['order_id'] === order), has_more: false });
    }
    case '/v1/shop/devices':
      return envelope({ list: shop.devices });
    case '/v1/shop/mandates':
      return envelope({ list: after === 0 ? shop.mandates : [], next: null });
    case '/v1/trust/pauses':
      return envelope({ open: null, earlier: [] });
    case '/v1/trust/record':
      return envelope({ documents: documents?.list ?? [] });
    default:
      return new Response('', { status: 404 });
  }
}

function pageAfter(page: unknown, after: number): unknown {
  const { list, ...rest } = fieldsOf(page);
  const all: unknown[] = Array.isArray(list) ? list : [];
  return { ...rest, list: all.filter((one) => Number(fieldsOf(one)['seq']) > after) };
}

function bookAfter(pages: readonly unknown[], after: number): unknown {
  const rows = pages.flatMap((page) => {
    const { list } = fieldsOf(page);
    return Array.isArray(list) ? list.map((row: unknown) => row) : [];
  });
  const list = rows.filter((row) => Number(fieldsOf(row)['seq']) > after).slice(0, 5);
  const last = list.at(-1);
  const isLast = last === undefined || last === rows.at(-1);
  return { ...fieldsOf(pages[0]), list, next: isLast ? null : fieldsOf(last)['seq'] };
}

async function answerPublic({ platform, now, documents }: Served, path: string): Promise<Response> {
  const { entries, keys, policy } = platform;
  if (path === '/.well-known/stockless-trust.json') {
    return Response.json({ log: { origin: keys.origin, vkey: keys.log, slip_vkey: keys.slip } });
  }
  if (path === '/log/policy') return new Response(policy);
  if (path === '/log/checkpoint') {
    return entries.length === 0
      ? new Response('', { status: 404 })
      : new Response(checkpointOf(platform, now()));
  }
  const doc = documents?.bodies.get(path.slice('/log/docs/'.length));
  if (doc !== undefined) return new Response(doc);
  if (!path.startsWith('/log/tile/')) return new Response('', { status: 404 });
  const { level, n, width } = parseTilePath(path.slice('/log/'.length));
  if (level === 'entries') return bytesOf(encodeEntries(entries.slice(n * 256, n * 256 + width)));
  const nodes = nodesOf(entries);
  const hashes: Uint8Array[] = [];
  for (let at = 0; at < width; at += 1) hashes.push(await nodes(level * 8, n * 256 + at));
  return bytesOf(concat(...hashes));
}

const bytesOf = (bytes: Uint8Array) => new Response(new Uint8Array(bytes));
