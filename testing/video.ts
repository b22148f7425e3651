// Small videos for tests, made box by box: what our server reads of them is right, and nothing in them can be played.
export type TestMovie = {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly isTurned?: boolean;
  readonly picture?: string;
  /** Undefined for a silent one. */
  readonly sound?: string | undefined;
  readonly brand?: string;
  /** What a phone writes of itself and its place. */
  readonly place?: string;
  /** What a phone writes of its place each second, as a track of its own. */
  readonly placeTrack?: string;
  /** Before what is played, as phones that stream write it. */
  readonly isFragmented?: boolean;
  /** Written wherever makers of cameras write something of their own. */
  readonly makers?: string | undefined;
  /** Of a further track, whose samples it names. */
  readonly table?: Buffer;
};

export function box(name: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export function words32(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, value] of numbers.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const timescale = 1_000;

/** An MP4 file with one track of pictures, one of sound where it has any, and what phones write beside them. */
export function makeMp4(movie: TestMovie = {}): Buffer {
  const { brand = 'isom', sound = 'mp4a', place, placeTrack, isFragmented = false, makers, table } = movie;
  const samples = Buffer.from('picture and sound', 'latin1');
  const secret = Buffer.from(placeTrack ?? '', 'latin1');
  const ftyp = box('ftyp', brand, words32(0), 'isomavc1');
  const mdat = box('mdat', samples, secret);
  const at = ftyp.length + 8;
  const tracks = [
    pictureTrack(movie, { at, length: samples.length }),
    ...(sound === undefined ? [] : [soundTrack(movie, sound, { at, length: samples.length })]),
    ...(placeTrack === undefined
      ? []
      : [secretTrack(movie, { at: at + samples.length, length: secret.length })]),
  ];
  const head = box('mvhd', times(movie), Buffer.alloc(80));
  const udta = place === undefined ? [] : [box('udta', box('\u00A9xyz', place))];
  const own = (name: string) => (makers === undefined ? [] : [box(name, makers)]);
  const further = table === undefined ? [] : [wrapTable(movie, 'meta', table)];
  const parts = isFragmented ? [box('mvex', box('trex', words32(0)))] : [];
  const moov = box('moov', head, ...tracks, ...further, ...udta, ...own('gps '), ...parts);
  return Buffer.concat([ftyp, mdat, ...own('free'), ...own('skip'), moov]);
}

const madeAt = 3_900_000_000;

function times({ seconds = 12 }: TestMovie): Buffer {
  return words32(0, madeAt, madeAt, timescale, Math.round(seconds * timescale));
}

type Run = { readonly at: number; readonly length: number };

function track(movie: TestMovie, handler: string, entry: Buffer, { at, length }: Run): Buffer {
  const { seconds = 12 } = movie;
  const table = box(
    'stbl',
    box('stsd', words32(0, 1), entry),
    box('stts', words32(0, 1, 1, Math.round(seconds * timescale))),
    box('stsc', words32(0, 1, 1, 1, 1)),
    box('stsz', words32(0, 0, 1, length)),
    box('stco', words32(0, 1, at)),
    ...(handler === 'vide' && movie.makers !== undefined ? [box('meta', movie.makers)] : []),
  );
  return wrapTable(movie, handler, table);
}

/** A track around the table of its samples. */
function wrapTable(movie: TestMovie, handler: string, table: Buffer): Buffer {
  const { seconds = 12, isTurned = false } = movie;
  const makers = handler === 'vide' ? movie.makers : undefined;
  const own = (name: string) => (makers === undefined ? [] : [box(name, makers)]);
  const matrix = isTurned
    ? words32(0, 65_536, 0, 0xff_ff_00_00, 0, 0, 0, 0, 0x40_00_00_00)
    : words32(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40_00_00_00);
  const tkhd = box(
    'tkhd',
    words32(0, madeAt, madeAt, 1, 0, seconds * timescale),
    Buffer.alloc(16),
    matrix,
    words32(0, 0),
  );
  const hdlr = box('hdlr', words32(0, 0), handler, Buffer.alloc(12), makers ?? Buffer.alloc(1));
  const info = box('minf', table, ...own('uuid'));
  const mdhd = box('mdhd', times(movie), Buffer.alloc(4));
  return box('trak', tkhd, box('mdia', mdhd, hdlr, info, ...own('udta')), ...own('uuid'));
}

function pictureTrack(movie: TestMovie, run: Run): Buffer {
  const { width = 640, height = 360, picture = 'avc1' } = movie;
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(width, 24);
  entry.writeUInt16BE(height, 26);
  return track(movie, 'vide', box(picture, entry), run);
}

/** `mp3` is MPEG sound in the same box as AAC: only its descriptor tells them apart. */
function soundTrack(movie: TestMovie, sound: string, run: Run): Buffer {
  const kind = sound === 'mp3' ? 0x6b : 0x40;
  const descriptor = Buffer.from([0x03, 0x80, 0x80, 0x19, 0, 1, 0, 0x04, 0x11, kind, 0x15, 0, 0, 0, 0, 0]);
  const esds = box('esds', words32(0), descriptor);
  return track(movie, 'soun', box(sound === 'mp3' ? 'mp4a' : sound, Buffer.alloc(28), esds), run);
}

function secretTrack(movie: TestMovie, run: Run): Buffer {
  return track(movie, 'meta', box('mebx', Buffer.alloc(8)), run);
}

function element(id: readonly number[], ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(body.length, 4);
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id), size, body]);
}

const text = (value: string) => Buffer.from(value, 'latin1');

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** One picture at a moment of its cluster, in milliseconds. */
function block(atMs: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(atMs, 1);
  return element([0xa3], head, text('picture'));
}

type TestWebm = {
  readonly seconds?: number;
  readonly codec?: string;
  readonly sound?: string | undefined;
  readonly docType?: string;
  readonly saysSeconds?: number;
  readonly tag?: string;
  readonly makers?: string;
  readonly emptyTracks?: number;
  readonly emptyElements?: number;
  /** As browsers record: neither the whole nor its clusters say how long they are. */
  readonly isStreamed?: boolean;
};

/** A WebM file of 320 × 180 pixels with pictures at its begin and its end. */
export function makeWebm(movie: TestWebm = {}): Buffer {
  const {
    seconds = 8,
    codec = 'V_VP9',
    sound,
    docType = 'webm',
    saysSeconds,
    tag,
    isStreamed = false,
    makers,
    emptyTracks = 0,
    emptyElements = 0,
  } = movie;
  const own = (...id: number[]) => (makers === undefined ? [] : [element(id, text(makers))]);
  const said = Buffer.alloc(8);
  said.writeDoubleBE((saysSeconds ?? 0) * 1_000);
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x2a, 0xd7, 0xb1], number(1_000_000)),
    ...(saysSeconds === undefined ? [] : [element([0x44, 0x89], said)]),
    ...own(0x7b, 0xa9),
    ...own(0x73, 0x84),
    ...own(0x4d, 0x80),
    ...own(0x57, 0x41),
  );
  const sides = element([0xe0], element([0xb0], number(320)), element([0xba], number(180)));
  const picture = element(
    [0xae],
    element([0x83], number(1)),
    element([0x86], text(codec)),
    sides,
    ...own(0x53, 0x6e),
  );
  const sounds =
    sound === undefined ? [] : [element([0xae], element([0x83], number(2)), element([0x86], text(sound)))];
  const none = Buffer.alloc(emptyTracks * 2, Buffer.from([0xae, 0x80]));
  const tracks = element([0x16, 0x54, 0xae, 0x6b], picture, ...sounds, none);
  const tags = tag === undefined ? [] : [element([0x12, 0x54, 0xc3, 0x67], text(tag))];
  const last = Math.floor(seconds) * 1_000;
  const clusters = [
    cluster(0, [block(0)], isStreamed),
    cluster(last, [block(Math.round(seconds * 1_000) - last)], isStreamed),
  ];
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text(docType)));
  const id = [0x18, 0x53, 0x80, 0x67];
  const filler = Buffer.alloc(emptyElements * 2, Buffer.from([0xec, 0x80]));
  const whole = [info, tracks, ...tags, ...own(0x10, 0x43, 0xa7, 0x70), ...own(0xec), filler, ...clusters];
  const segment = isStreamed
    ? Buffer.concat([Buffer.from([...id, 0x01, 255, 255, 255, 255, 255, 255, 255]), ...whole])
    : element(id, ...whole);
  return Buffer.concat([head, segment]);
}

function cluster(atMs: number, blocks: readonly Buffer[], isStreamed: boolean): Buffer {
  const id = [0x1f, 0x43, 0xb6, 0x75];
  const parts = [element([0xe7], number(atMs)), ...blocks];
  return isStreamed ? Buffer.concat([Buffer.from([...id, 0xff]), ...parts]) : element(id, ...parts);
}
