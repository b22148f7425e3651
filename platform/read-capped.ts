// The body of an HTTP answer that somebody else wrote: read while it is of a size that an answer has, and cut off then.

/** A body was larger than it may be; what came is thrown away, and the connection is closed. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  constructor(bytesMax: number) {
    super(`the answer has more than ${bytesMax} bytes`);
  }
}

/** @throws BodyTooLarge; Error where the connection breaks or its time is over. */
export async function readCapped({ body }: Pick<Response, 'body'>, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> | [] = body ?? [];
  for await (const chunk of stream) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > bytesMax) throw new BodyTooLarge(bytesMax);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text. */
export async function readCappedText(answer: Pick<Response, 'body'>, bytesMax: number): Promise<string> {
  return (await readCapped(answer, bytesMax)).toString('utf8');
}
