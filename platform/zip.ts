// A ZIP file of a few entries in memory: deflated, with CRC-32, names in UTF-8, no sizes above 4 GB.
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly bytes: Buffer };

const localMark = 0x04_03_4b_50;
const centralMark = 0x02_01_4b_50;
const endMark = 0x06_05_4b_50;
const version = 20;
/** The names are UTF-8. */
const flags = 0x08_00;
const deflated = 8;

/** @param at When it was made, as it stands at every entry. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const facts = factsOf({ name, bytes, packed, at });
    const local = Buffer.concat([numbers([localMark, 4], [version, 2]), facts, Buffer.from(name), packed]);
    central.push(
      numbers([centralMark, 4], [version, 2], [version, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      Buffer.from(name),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const count = entries.length;
  const end = numbers(
    [endMark, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, list, end]);
}

type Facts = ZipEntry & { readonly packed: Buffer; readonly at: Date };

/** What stands both before an entry and in the list of all. */
function factsOf({ name, bytes, packed, at }: Facts): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return numbers(
    [flags, 2],
    [deflated, 2],
    [time, 2],
    [day, 2],
    [crc32(bytes), 4],
    [packed.length, 4],
    [bytes.length, 4],
    [Buffer.byteLength(name), 2],
    [0, 2],
  );
}

function numbers(...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    parts.map(([value, bytes]) => {
      const one = Buffer.alloc(bytes);
      one.writeUIntLE(value, 0, bytes);
      return one;
    }),
  );
}
