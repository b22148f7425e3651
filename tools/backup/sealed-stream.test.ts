import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { keyBytes, openStream, sealStream } from './sealed-stream.ts';

const key = randomBytes(keyBytes);
const head = 48;
const chunk = 65_536 + 16;

const sealed = (bytes: Buffer, context = 'a') =>
  buffer(Readable.from(piecesOf(bytes)).pipe(sealStream(key, context)));

/** Fails as the stream does: `pipe` would leave the error behind. */
async function opened(bytes: Buffer, { context = 'a', by = key } = {}): Promise<Buffer> {
  const opening = openStream(by, context, 'part.enc');
  const done = buffer(opening);
  Readable.from(piecesOf(bytes)).pipe(opening);
  return await done;
}

/** In pieces of a length that does not go with that of a chunk. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007);
}

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  '%i bytes come back as they were',
  async (size) => {
    const bytes = randomBytes(size);
    const closed = await sealed(bytes);
    expect(closed.length).toBe(head + size + 16 * Math.max(1, Math.ceil(size / 65_536)));
    expect((await opened(closed)).equals(bytes)).toBe(true);
  },
);

test('what was cut off is refused, also between two chunks and in the head', async () => {
  const closed = await sealed(randomBytes(200_000));
  for (const length of [0, 20, head, head + 5, head + chunk, head + 2 * chunk, closed.length - 1])
    await expect(opened(closed.subarray(0, length))).rejects.toThrow(/part\.enc/);
});

test('chunks that were swapped, repeated, added or changed are refused', async () => {
  const closed = await sealed(randomBytes(200_000));
  const [first, second] = [0, 1].map((no) => closed.subarray(head + no * chunk, head + (no + 1) * chunk));
  const begin = closed.subarray(0, head);
  const rest = closed.subarray(head + 2 * chunk);
  const changed = Buffer.from(closed);
  changed.writeUInt8(changed.readUInt8(head + 70_000) ^ 1, head + 70_000);
  const parts = [first ?? begin, second ?? begin];
  for (const bytes of [
    Buffer.concat([begin, ...parts.toReversed(), rest]),
    Buffer.concat([begin, ...parts, ...parts, rest]),
    Buffer.concat([closed, rest]),
    changed,
  ])
    await expect(opened(bytes)).rejects.toThrow(
      'part.enc was changed, cut off or put in the place of another',
    );
});

test('another key and another place are refused, each with its own words', async () => {
  const closed = await sealed(randomBytes(100));
  await expect(opened(closed, { by: randomBytes(keyBytes) })).rejects.toThrow('made with another key');
  await expect(opened(closed, { context: 'b' })).rejects.toThrow('put in the place of another file');
  expect((await opened(closed)).length).toBe(100);
});
