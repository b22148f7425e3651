// The code of a phone is read by the reader that phones without one of their own get.
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { formatShared } from '#domain/proof/compare.ts';
import { hourMs, liveTwoHours, startAt } from '#testing/proof/history.ts';
import { checkpointOf, openPlatform, slipOf } from '#testing/proof/platform.ts';

/** Dots of a picture for each square of the code. */
const scale = 4;

test('the code of a phone is read from a picture of it', () => {
  const platform = openPlatform();
  liveTwoHours(platform);
  const [shop] = platform.shops;
  if (shop === undefined) throw new Error('there are three shops');
  const at = startAt + 3 * hourMs;
  const code = formatShared(
    { checkpoint: checkpointOf(platform, at), slip: slipOf(shop, at) },
    platform.keys.log,
  );
  const squares = encodeQR(code, 'raw', { ecc: 'low', border: 4 });
  const side = squares.length * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let dot = 0; dot < scale * scale; dot += 1) {
        const place = (y * scale + Math.floor(dot / scale)) * side + x * scale + (dot % scale);
        data.set([0, 0, 0], place * 4);
      }
    }),
  );
  expect(decodeQR({ width: side, height: side, data }, { timeLimit: 2000 })).toBe(code);
});
