// Protocol buffers as a node of TRON reads and writes them: fields by number, nothing known of what they mean.

type Value = number | Uint8Array | readonly Field[];
export type Field = readonly [number: number, value: Value];

/** Writes fields in the given order; numbers that are zero are left out. */
export function writeMessage(fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([field, value]) => {
      if (typeof value === 'number')
        return value === 0 ? Buffer.alloc(0) : Buffer.concat([writeVarint(field << 3), writeVarint(value)]);
      const bytes = value instanceof Uint8Array ? value : writeMessage(value);
      return Buffer.concat([writeVarint((field << 3) | 2), writeVarint(bytes.length), bytes]);
    }),
  );
}

function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return Buffer.from([...bytes, left]);
}

/** Reads the fields of a message: the last one of each number. */
export function readMessage(bytes: Buffer): Map<number, number | Buffer> {
  const fields = new Map<number, number | Buffer>();
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const size = varint();
    if (tag % 8 === 0) fields.set(Math.floor(tag / 8), size);
    else {
      fields.set(Math.floor(tag / 8), bytes.subarray(at, at + size));
      at += size;
    }
  }
  return fields;
}

export function bytesOf(fields: Map<number, number | Buffer>, field: number): Buffer {
  const value = fields.get(field);
  return value instanceof Buffer ? value : Buffer.alloc(0);
}

export function numberOf(fields: Map<number, number | Buffer>, field: number): number {
  const value = fields.get(field);
  return typeof value === 'number' ? value : 0;
}
