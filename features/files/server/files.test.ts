import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { openFile, uploadFile } from '#features/files/contract.ts';
import { statement } from '#platform/db/database.ts';
import { cpuMs } from '#testing/own-time.ts';
import { countUpload } from './files.sql.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let shop: TestShop;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('File Shop');
  token = await app.merchant(shop);
});
afterAll(() => app.close());

type Kind = 'avatar' | 'goods' | 'proof' | 'chat' | 'banner' | 'csv';

function ask(kind: Kind, bytes: Buffer, name = 'picture.jpg') {
  return { input: { kind }, options: { token, files: [{ field: 'file', name, bytes }] } };
}

async function send(kind: Kind, bytes: Buffer, name?: string) {
  const { input, options } = ask(kind, bytes, name);
  return app.call(uploadFile, input, options);
}

async function store(kind: Kind, bytes: Buffer, name?: string) {
  const { input, options } = ask(kind, bytes, name);
  return app.ask(uploadFile, input, options);
}

function drawn(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } });
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

function publicBytes(url: string): Buffer {
  return readFileSync(path.join(app.composed.env.files.folder, url.replace('/files/', '')));
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const get = (url: string) => app.composed.app.inject({ method: 'GET', url: pathOf(url) });

test('a picture is drawn anew in its sizes: upright, without place or camera', async () => {
  keeps('7 POST /v1/upload/{kind}');
  const sent = await drawn(1000, 600)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(sent).metadata()).orientation).toBe(6);
  const kept = await store('goods', sent);
  expect(kept).toMatchObject({ mime: 'image/webp', w: 600, h: 1000, expires_at: null });
  expect(Object.keys(kept.sizes)).toEqual(['192', '480', '600']);
  expect(kept.url).toMatch(/^\/files\/u\/[0-9a-f]{32}\/600\.webp$/);
  const bytes = publicBytes(kept.url);
  expect(bytes.length).toBe(kept.bytes);
  const { exif, orientation, format, xmp, iptc } = await sharp(bytes).metadata();
  expect({ exif, orientation, format, xmp, iptc }).toEqual({ format: 'webp' });
  expect(bytes.includes('Camera')).toBe(false);
});

test('every kind of picture that browsers read is taken, and a moving one by its first frame', async () => {
  const frames = await sharp([await drawn(20, 20).png().toBuffer(), await drawn(20, 20).png().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  for (const bytes of [
    await drawn(40, 30).png().toBuffer(),
    await drawn(40, 30).webp().toBuffer(),
    await drawn(40, 30).avif().toBuffer(),
    frames,
  ]) {
    const kept = await store('avatar', bytes);
    expect(kept.mime).toBe('image/webp');
    expect((await sharp(publicBytes(kept.url)).metadata()).pages ?? 1).toBe(1);
  }
});

test('what is no picture is refused by its bytes, whatever its name says', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);
  for (const [bytes, reason] of [
    [svg, 'mime'],
    [heic, 'mime'],
    [Buffer.from('MZ this is a program'), 'mime'],
    [Buffer.from('<html><script>'), 'mime'],
    [pdf, 'mime'],
    [Buffer.alloc(0), 'empty'],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]), 'damaged'],
  ] as const) {
    const answer = await send('goods', bytes, 'innocent.jpg');
    expect(answer).toMatchObject({ code: 405, data: { field: 'file', reason } });
  }
});

test('a picture that is cut off is damaged', async () => {
  const whole = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await send('goods', whole)).toMatchObject({ code: 200 });
  const cut = whole.subarray(0, Math.floor(whole.length / 2));
  expect(await send('goods', cut)).toMatchObject({ code: 405, data: { reason: 'damaged' } });
});

test('one byte too many is too large, and the limit is told in megabytes', async () => {
  keeps('5 uploads are below a size; the message says {size}M');
  const head = await drawn(10, 10).jpeg().toBuffer();
  const most = Buffer.concat([head], limits.uploadBytesMax);
  expect(await send('goods', most)).toMatchObject({ code: 200 });
  const over = Buffer.concat([head], limits.uploadBytesMax + 1);
  expect(await send('goods', over)).toMatchObject({ code: 405, data: { reason: 'too_large', size: 10 } });
  const portrait = Buffer.concat([head], limits.portraitBytesMax + 1);
  expect(await send('avatar', portrait)).toMatchObject({ code: 405, data: { reason: 'too_large', size: 5 } });
});

test('sides above 8,000 pixels and more than 25 million pixels are refused before anything is unpacked', async () => {
  const wide = await drawn(9000, 10).png().toBuffer();
  expect(await send('goods', wide)).toMatchObject({ code: 405, data: { reason: 'dimensions', side: 8000 } });
  const most = await drawn(5_000, 5_001).png().toBuffer();
  expect(await send('goods', most)).toMatchObject({ code: 405, data: { reason: 'dimensions', side: 5_000 } });
  const bomb = pngOf(50_000, 50_000);
  expect(bomb.length).toBeLessThan(100_000);
  const usedMs = cpuMs();
  expect(await send('goods', bomb)).toMatchObject({ code: 405, data: { reason: 'dimensions' } });
  expect(cpuMs() - usedMs).toBeLessThan(10_000);
});

/** A PNG that says it is enormous and holds a few rows of nothing. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const typed = Buffer.concat([Buffer.from(name), body]);
    const framed = Buffer.alloc(8 + typed.length);
    framed.writeUInt32BE(body.length);
    typed.copy(framed, 4);
    framed.writeUInt32BE(crc(typed), 4 + typed.length);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc(width * 3 * 20), { level: 9 });
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test('a private file is unreadable on the disk and is seen at an address that ends', async () => {
  const kept = await store('proof', pdf, '../../Überweisung "März".pdf');
  expect(kept).toMatchObject({ mime: 'application/pdf', w: null, h: null, sizes: {} });
  expect(kept.url).not.toContain('/files/u/');
  const vault = `${app.composed.env.files.folder}-vault`;
  const stored = readFileSync(path.join(vault, kept.id.slice(-2), kept.id));
  expect(stored.includes('%PDF')).toBe(false);
  const seen = await get(kept.url);
  expect(seen.statusCode).toBe(200);
  expect(seen.rawPayload.equals(pdf)).toBe(true);
  expect(seen.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename*=UTF-8''%C3%9Cberweisung%20M%C3%A4rz.pdf`,
  });
  app.clock.set(new Date(app.clock.now().getTime() + limits.fileLinkMinutes * 60_000));
  expect((await get(kept.url)).statusCode).toBe(404);
  const opened = await app.ask(openFile, { id: kept.id }, { token: await app.merchant(shop) });
  expect((await get(opened.url)).statusCode).toBe(200);
  token = await app.merchant(shop);
});

test('an address that was changed leads nowhere, and a sealed file that was exchanged is not given out', async () => {
  const [one, other] = [await store('chat', await drawn(9, 9).png().toBuffer()), await store('proof', pdf)];
  const forged = one.url.replace(one.id, other.id);
  expect((await get(forged)).statusCode).toBe(404);
  const { vault } = app.composed.env;
  const folder = `${app.composed.env.files.folder}-vault`;
  const stored = readFileSync(path.join(folder, one.id.slice(-2), one.id));
  writeFileSync(path.join(folder, other.id.slice(-2), other.id), stored);
  await expect(vault.read(other.id)).rejects.toThrow('unable to authenticate data');
  expect((await get(other.url)).statusCode).toBe(500);
});

test("another shop's file is not found", async () => {
  const { id } = await store('proof', pdf);
  const stranger = await app.merchant(await app.makeShop('Stranger Shop'));
  expect(await app.call(openFile, { id }, { token: stranger })).toMatchObject({ code: 404 });
  expect(await app.call(openFile, { id }, { token })).toMatchObject({ code: 200 });
});

test('a sum that the sender gave is kept to', async () => {
  const bytes = await drawn(10, 10).png().toBuffer();
  const files = [{ field: 'file', name: 'a.png', bytes }];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await app.call(uploadFile, { kind: 'goods', sha256 }, { token, files })).toMatchObject({
    code: 200,
  });
  const other = sha256.replace(/^./, (sign) => (sign === '0' ? '1' : '0'));
  const answer = await app.call(uploadFile, { kind: 'goods', sha256: other }, { token, files });
  expect(answer).toMatchObject({ code: 405, data: { reason: 'sha256' } });
});

test('lists of goods have a call of their own', async () => {
  const answer = await send('csv', Buffer.from('code,title'), 'goods.csv');
  expect(answer).toMatchObject({ code: 405, data: { field: 'kind', reason: 'use_import' } });
});

const countFiles = statement<{ files: number }>(
  'test-count-files',
  'select count(*)::int as files from file where shop_id = $1',
);

test('thirty uploads at once at the end of the day make exactly as many as are left', async () => {
  const busy = await app.makeShop('Busy Shop');
  const busyToken = await app.merchant(busy);
  const { env } = app.composed;
  const shopId = shopIdOf(busy.shopId) ?? 0n;
  const day = app.clock.now().toISOString().slice(0, 10);
  for (let used = 0; used < limits.uploadsDailyMax - 7; used += 1) {
    await countUpload(env.db.direct, { shopId, day, max: limits.uploadsDailyMax });
  }
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      app.call(
        uploadFile,
        { kind: 'proof' },
        { token: busyToken, files: [{ field: 'file', name: 'a.pdf', bytes: Buffer.from(pdf) }] },
      ),
    ),
  );
  const codes = answers.map(({ code }) => code).toSorted((left, right) => left - right);
  expect(codes).toEqual([...Array.from({ length: 7 }, () => 200), ...Array.from({ length: 23 }, () => 459)]);
  expect(answers.find(({ code }) => code === 459)?.data).toMatchObject({ reason: 'uploads' });
  expect(await env.db.direct.row(countFiles, [shopId])).toEqual({ files: 7 });
});
