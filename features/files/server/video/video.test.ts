// What our server reads of a video, what it refuses and why, and what it takes out of it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refused } from '#domain/wire/errors.ts';
import { box, makeMp4, makeWebm, words32 } from '#testing/video.ts';
import { sniff } from '../sniff.ts';
import { readVideo } from './read-video.ts';

const mp4 = (bytes: Buffer) => readVideo({ bytes }, 'video/mp4');
const webm = (bytes: Buffer) => readVideo({ bytes }, 'video/webm');

function refusalOf(read: () => unknown): Record<string, unknown> | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof Refused) return error.shown;
    throw error;
  }
  return undefined;
}

test('length and sides are read from the boxes; a video that is turned is upright', () => {
  expect(sniff(makeMp4())).toBe('video/mp4');
  expect(mp4(makeMp4({ seconds: 12.4 }))).toMatchObject({ seconds: 12.4, width: 640, height: 360 });
  expect(mp4(makeMp4({ isTurned: true }))).toMatchObject({ width: 360, height: 640 });
  expect(mp4(makeMp4({ sound: undefined })).mime).toBe('video/mp4');
});

test('30 seconds are taken, half a second more is what cutting leaves, and not more', () => {
  expect(mp4(makeMp4({ seconds: 30.5 })).seconds).toBe(30.5);
  expect(refusalOf(() => mp4(makeMp4({ seconds: 30.6 })))).toMatchObject({
    field: 'file',
    reason: 'too_long',
    seconds: 31,
    limit: 30,
  });
  expect(refusalOf(() => webm(makeWebm({ seconds: 31 })))).toMatchObject({ reason: 'too_long', seconds: 31 });
});

test('a head that says less than is played is not believed', () => {
  const bytes = makeMp4({ seconds: 60 });
  const at = bytes.indexOf('mvhd') + 4;
  bytes.writeUInt32BE(5_000, at + 16);
  expect(refusalOf(() => mp4(bytes))).toMatchObject({ reason: 'too_long', seconds: 60 });
  expect(refusalOf(() => webm(makeWebm({ seconds: 40, saysSeconds: 3 })))).toMatchObject({ seconds: 40 });
});

test.each([
  [makeMp4({ picture: 'hvc1' }), { reason: 'codec', codec: 'hvc1' }],
  [makeMp4({ sound: 'ac-3' }), { reason: 'codec', codec: 'ac-3' }],
  [makeMp4({ sound: 'mp3' }), { reason: 'codec', codec: 'mp4a' }],
  [makeMp4({ isFragmented: true }), { reason: 'fragmented' }],
  [makeMp4({ seconds: 0 }), { reason: 'damaged' }],
  [makeMp4({ width: 7_680, height: 4_320 }), { reason: 'dimensions', side: 4_096 }],
  [makeMp4().subarray(0, -30), { reason: 'damaged' }],
])('another MP4 is refused with the reason %#', (bytes, reason) => {
  expect(refusalOf(() => mp4(bytes))).toMatchObject(reason);
});

test('a QuickTime file with the same codecs becomes an MP4 by its brand', () => {
  const original = makeMp4({ brand: 'qt  ' });
  expect(sniff(original)).toBe('video/mp4');
  const { mime, seconds, bytes } = mp4(original);
  expect({ mime, seconds }).toEqual({ mime: 'video/mp4', seconds: 12 });
  expect(bytes.toString('latin1', 4, 12)).toBe('ftypmp42');
  expect(bytes.includes('qt  ')).toBe(false);
  expect(refusalOf(() => mp4(makeMp4({ brand: 'qt  ', picture: 'hvc1' })))).toMatchObject({ codec: 'hvc1' });
});

test('WebM is read as browsers record it, without any length', () => {
  expect(sniff(makeWebm())).toBe('video/webm');
  expect(webm(makeWebm({ seconds: 8.25, isStreamed: true }))).toMatchObject({
    mime: 'video/webm',
    seconds: 8.25,
    width: 320,
    height: 180,
  });
  expect(webm(makeWebm({ sound: 'A_OPUS', codec: 'V_VP8' })).seconds).toBe(8);
  expect(refusalOf(() => webm(makeWebm({ docType: 'matroska' })))).toMatchObject({ codec: 'matroska' });
  expect(refusalOf(() => webm(makeWebm({ codec: 'V_MPEG4/ISO/AVC' })))).toMatchObject({ reason: 'codec' });
  expect(refusalOf(() => webm(makeWebm({ sound: 'A_AAC' })))).toMatchObject({ codec: 'A_AAC' });
  expect(refusalOf(() => webm(makeWebm().subarray(0, -3)))).toMatchObject({ reason: 'damaged' });
});

test('nothing is left of place, device and time, and no byte has moved', () => {
  const secrets = { place: '+48.8577+002.295/ Phone 15', placeTrack: 'N48.8577 E2.2950 each second' };
  const original = makeMp4(secrets);
  const { bytes } = mp4(original);
  expect(bytes).toHaveLength(original.length);
  for (const secret of Object.values(secrets)) {
    expect(original.includes(secret)).toBe(true);
    expect(bytes.includes(secret)).toBe(false);
  }
  expect(bytes.includes('picture and sound')).toBe(true);
  expect(bytes.readUInt32BE(bytes.indexOf('mvhd') + 8)).toBe(0);
  // Read again, it is the same video.
  expect(mp4(bytes)).toMatchObject({ seconds: 12, width: 640 });
  const recorded = makeWebm({ tag: 'LOCATION 48.8577' });
  const cleaned = webm(recorded).bytes;
  expect(cleaned.includes('LOCATION')).toBe(false);
  expect(webm(cleaned)).toMatchObject({ seconds: 8 });
});

test('what makers of cameras write into boxes of their own is gone too', () => {
  const secret = 'N48.8577 E2.2950';
  const original = makeMp4({ makers: secret });
  expect(original.toString('latin1').split(secret).length - 1).toBe(8);
  const { bytes, ...facts } = mp4(original);
  expect(bytes.includes(secret)).toBe(false);
  expect(bytes).toHaveLength(original.length);
  expect(facts).toMatchObject({ seconds: 12, width: 640, height: 360 });
  const recorded = makeWebm({ makers: secret });
  expect(recorded.toString('latin1').split(secret).length - 1).toBe(7);
  const cleaned = webm(recorded);
  expect(cleaned.bytes.includes(secret)).toBe(false);
  expect(webm(cleaned.bytes)).toMatchObject({ seconds: 8 });
});

test('tables that name one place again and again, and lists without an end, are refused at once', () => {
  const count = 400_000;
  const places = Buffer.alloc(count * 4);
  for (let index = 0; index < count; index += 1) places.writeUInt32BE(40, index * 4);
  const table = box(
    'stbl',
    box('stsd', words32(0, 1), box('mebx', Buffer.alloc(8))),
    box('stts', words32(0, 1, 1, 1_000)),
    box('stsc', words32(0, 1, 1, 1, 1)),
    box('stsz', words32(0, 0x7f_ff_ff_ff, count)),
    box('stco', words32(0, count), places),
  );
  const startedAt = performance.now();
  expect(refusalOf(() => mp4(makeMp4({ table })))).toMatchObject({ reason: 'damaged' });
  expect(refusalOf(() => webm(makeWebm({ emptyTracks: 500_000 })))).toMatchObject({ reason: 'damaged' });
  expect(refusalOf(() => webm(makeWebm({ emptyElements: 500_000 })))).toMatchObject({ reason: 'damaged' });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('whatever bytes are sent, they are taken or refused, soon', () => {
  const samples = [
    makeMp4({ place: 'x', placeTrack: 'y' }),
    makeWebm({ tag: 'x' }),
    makeWebm({ isStreamed: true }),
  ];
  const change = fc.record({ at: fc.nat(), to: fc.integer({ min: 0, max: 255 }) });
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (sample, changes) => {
        const bytes = Buffer.from(sample);
        for (const { at, to } of changes) bytes[at % bytes.length] = to;
        const read = () => (sample.includes('ftyp') ? mp4(bytes) : webm(bytes));
        const startedAt = performance.now();
        const shown = refusalOf(read);
        expect(performance.now() - startedAt).toBeLessThan(1_000);
        expect(shown?.['field'] ?? 'file').toBe('file');
      },
    ),
    { numRuns: 2_000 },
  );
});
