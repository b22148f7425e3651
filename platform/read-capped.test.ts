import { expect, test } from 'vitest';
import { BodyTooLarge, readCapped, readCappedText } from './read-capped.ts';

test('a body of the largest size is read whole, and letters that are cut between two pieces are whole again', async () => {
  const letters = Buffer.from('é€😀');
  const pieces = [
    letters.subarray(0, 1),
    letters.subarray(1, 4),
    letters.subarray(4, 7),
    letters.subarray(7),
  ];
  const answer = new Response(ReadableStream.from(pieces));
  expect(await readCappedText(answer, letters.length)).toBe('é€😀');
  expect(await readCapped(new Response(null), 0)).toHaveLength(0);
});

test('a body that goes on for ever is cut off, and nobody goes on sending it', async () => {
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel() {
      isCancelled = true;
    },
  });
  await expect(readCapped(new Response(body), 4_500)).rejects.toThrow(BodyTooLarge);
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(10);
});
