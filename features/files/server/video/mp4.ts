// MP4 files (ISO/IEC 14496-12): a tree of boxes, each with its length and a name of four letters.
import { WrongMovie, type Movie } from './movie.ts';

type Box = { readonly name: string; readonly start: number; readonly body: number; readonly end: number };

/** More than any file of 20 MB needs; a file of empty boxes is refused early. */
const boxesMax = 4_000;
/**
 * What a player needs, by where it is. All else is overwritten: makers of cameras write place, device and person into boxes
 * of their own.
 */
const needed = {
  file: new Set(['ftyp', 'moov', 'mdat']),
  movie: new Set(['mvhd', 'trak']),
  track: new Set(['tkhd', 'mdia', 'edts']),
  media: new Set(['mdhd', 'hdlr', 'minf']),
  mediaInfo: new Set(['vmhd', 'smhd', 'dinf', 'stbl', 'hdlr']),
  table: new Set('stsd stts ctts cslg stss stsc stsz stco co64 sdtp sgpd sbgp'.split(' ')),
} as const;
const pictureCodecs = new Set(['avc1', 'avc3']);
/** Of the elementary stream descriptor: MPEG-4 audio, which is AAC. */
const aacType = 0x40;

/**
 * Reads an MP4 file with H.264 pictures and AAC sound, or without sound. Further tracks (places, subtitles) and whatever no
 * player needs are overwritten. A QuickTime file has the same boxes: with these codecs it becomes an MP4 by its brand, which is how phones
 * of Apple write theirs.
 *
 * @throws WrongMovie for another codec, a fragmented file, and one that is cut off.
 */
export function readMp4(original: Buffer): Movie {
  const bytes = Buffer.from(original);
  const top = boxesIn(bytes, 0, bytes.length);
  setBrand(bytes, top);
  const moov = top.find(({ name }) => name === 'moov');
  if (moov === undefined || !top.some(({ name }) => name === 'mdat')) throw new WrongMovie('damaged');
  if (top.some(({ name }) => name === 'moof')) throw new WrongMovie('fragmented');
  const parts = boxesIn(bytes, moov.body, moov.end);
  if (parts.some(({ name }) => name === 'mvex')) throw new WrongMovie('fragmented');
  const tracks = parts.filter(({ name }) => name === 'trak').map((trak) => readTrack(bytes, trak));
  const pictures = tracks.filter(({ handler }) => handler === 'vide');
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1) throw new WrongMovie('no_picture');
  const shown = tracks.filter(({ handler }) => handler === 'vide' || handler === 'soun');
  for (const track of shown) checkCodec(bytes, track);
  const seconds = Math.max(headLength(bytes, parts), ...shown.map((track) => track.seconds));
  if (!(seconds > 0)) throw new WrongMovie('damaged');
  blankOthers(bytes, top, needed.file);
  blankOthers(bytes, parts, needed.movie);
  blankTimes(bytes, need(parts, 'mvhd'));
  for (const track of shown) cleanTrack(bytes, track);
  removeTracks(
    bytes,
    tracks.filter((track) => !shown.includes(track)),
  );
  return { mime: 'video/mp4', seconds, ...sidesOf(bytes, picture), bytes };
}

/** Names a QuickTime file what it is to players: they tell by the first brand, and by those it is compatible with. */
function setBrand(bytes: Buffer, [first]: readonly Box[]): void {
  if (first?.name !== 'ftyp') throw new WrongMovie('damaged');
  for (let at = first.body; at + 4 <= first.end; at += 4) {
    if (text(bytes, at, 4) === 'qt  ') bytes.write('mp42', at, 'latin1');
  }
}

/** The boxes between two places, which they fill exactly. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + 8 > to || found.length > boxesMax) throw new WrongMovie('damaged');
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) throw new WrongMovie('damaged');
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const body = at + (isLong ? 16 : 8);
    if (at + size > to || at + size < body) throw new WrongMovie('damaged');
    found.push({ name: bytes.toString('latin1', at + 4, at + 8), start: at, body, end: at + size });
    at += size;
  }
  return found;
}

type Track = {
  readonly box: Box;
  readonly parts: readonly Box[];
  readonly handler: string;
  readonly table: readonly Box[];
  readonly seconds: number;
};

function readTrack(bytes: Buffer, box: Box): Track {
  const parts = boxesIn(bytes, box.body, box.end);
  const media = inside(bytes, parts, 'mdia');
  const handler = text(bytes, need(media, 'hdlr').body + 8, 4);
  const table = inside(bytes, inside(bytes, media, 'minf'), 'stbl');
  const scale = timesOf(bytes, need(media, 'mdhd')).scale;
  return { box, parts, handler, table, seconds: sampleTime(bytes, table) / scale };
}

function inside(bytes: Buffer, boxes: readonly Box[], name: string): Box[] {
  const box = need(boxes, name);
  return boxesIn(bytes, box.body, box.end);
}

function need(boxes: readonly Box[], name: string): Box {
  const box = boxes.find((one) => one.name === name);
  if (box === undefined) throw new WrongMovie('damaged');
  return box;
}

function text(bytes: Buffer, at: number, length: number): string {
  return bytes.toString('latin1', at, at + length);
}

/** Reads a number of four bytes within a box. */
function number(bytes: Buffer, box: Box, offset: number): number {
  const at = box.body + offset;
  if (at + 4 > box.end) throw new WrongMovie('damaged');
  return bytes.readUInt32BE(at);
}

/** Scale (units a second) and length of a head (`mvhd`, `mdhd`), whose second version has longer fields. */
function timesOf(bytes: Buffer, box: Box): { scale: number; length: number } {
  const isLong = number(bytes, box, 0) >>> 24 === 1;
  const scale = number(bytes, box, isLong ? 20 : 12);
  const high = isLong ? number(bytes, box, 24) : 0;
  const low = number(bytes, box, isLong ? 28 : 16);
  if (scale === 0) throw new WrongMovie('damaged');
  const isUnknown = low === 0xff_ff_ff_ff && (!isLong || high === 0xff_ff_ff_ff);
  return { scale, length: isUnknown ? 0 : high * 2 ** 32 + low };
}

function headLength(bytes: Buffer, parts: readonly Box[]): number {
  const { scale, length } = timesOf(bytes, need(parts, 'mvhd'));
  return length / scale;
}

/** How long all samples take, in units of the track: what a player plays, whatever the heads say. */
function sampleTime(bytes: Buffer, table: readonly Box[]): number {
  const box = need(table, 'stts');
  let sum = 0;
  for (let left = number(bytes, box, 4), at = 8; left > 0; left -= 1, at += 8) {
    sum += number(bytes, box, at) * number(bytes, box, at + 4);
  }
  return sum;
}

function checkCodec(bytes: Buffer, { handler, table }: Track): void {
  const stsd = need(table, 'stsd');
  for (const entry of boxesIn(bytes, stsd.body + 8, stsd.end)) {
    const isFine =
      handler === 'vide' ? pictureCodecs.has(entry.name) : entry.name === 'mp4a' && isAac(bytes, entry);
    if (!isFine) throw new WrongMovie('codec', entry.name.replace(/[^\w-]/g, '').trim() || 'unknown');
  }
}

/** The descriptor names the kind of sound in its thirteenth byte or so; lengths before it take one to four bytes. */
function isAac(bytes: Buffer, entry: Box): boolean {
  const at = bytes.subarray(entry.body, entry.end).indexOf('esds', 0, 'latin1');
  if (at < 0) return false;
  let place = entry.body + at + 8;
  const readTag = (tag: number): boolean => {
    if (bytes[place] !== tag) return false;
    place += 1;
    while (((bytes[place] ?? 0) & 0x80) !== 0 && place < entry.end) place += 1;
    place += 1;
    return true;
  };
  if (!readTag(0x03)) return false;
  const flags = bytes[place + 2] ?? 0;
  place += 3 + ((flags & 0x80) === 0 ? 0 : 2) + ((flags & 0x20) === 0 ? 0 : 2);
  if ((flags & 0x40) !== 0) place += 1 + (bytes[place] ?? 0);
  return readTag(0x04) && bytes[place] === aacType;
}

/** As it is shown: a phone held upright writes wide pictures and says that they are turned. */
function sidesOf(bytes: Buffer, { parts, table }: Track): { width: number; height: number } {
  const stsd = need(table, 'stsd');
  const [entry] = boxesIn(bytes, stsd.body + 8, stsd.end);
  if (entry === undefined || entry.body + 28 > entry.end) throw new WrongMovie('damaged');
  const wide = bytes.readUInt16BE(entry.body + 24);
  const high = bytes.readUInt16BE(entry.body + 26);
  if (wide === 0 || high === 0) throw new WrongMovie('damaged');
  const head = need(parts, 'tkhd');
  const matrix = number(bytes, head, 0) >>> 24 === 1 ? 52 : 40;
  const isTurned = number(bytes, head, matrix) === 0 && number(bytes, head, matrix + 4) !== 0;
  return isTurned ? { width: high, height: wide } : { width: wide, height: high };
}

/** Leaves a box of the same length that says nothing, so that nothing else moves. */
function blank(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1');
  bytes.fill(0, box.body, box.end);
}

function blankOthers(bytes: Buffer, boxes: readonly Box[], names: ReadonlySet<string>): void {
  for (const box of boxes) if (!names.has(box.name)) blank(bytes, box);
}

/** Leaves of a track what is played, and no times, no names and no boxes of its maker. */
function cleanTrack(bytes: Buffer, { parts, table, handler }: Track): void {
  const media = inside(bytes, parts, 'mdia');
  const mediaInfo = inside(bytes, media, 'minf');
  blankOthers(bytes, parts, needed.track);
  blankOthers(bytes, media, needed.media);
  blankOthers(bytes, mediaInfo, needed.mediaInfo);
  blankOthers(bytes, table, needed.table);
  blankTimes(bytes, need(parts, 'tkhd'));
  blankTimes(bytes, need(media, 'mdhd'));
  // Names of the one who handles the track, and of the program that made the pictures.
  for (const { name, body, end } of [...media, ...mediaInfo])
    if (name === 'hdlr') bytes.fill(0, Math.min(body + 24, end), end);
  const stsd = need(table, 'stsd');
  for (const { body, end } of handler === 'vide' ? boxesIn(bytes, stsd.body + 8, stsd.end) : [])
    bytes.fill(0, Math.min(body + 42, end), Math.min(body + 74, end));
}

/**
 * Overwrites tracks and their samples: a phone may write every second where it was. Together they are no longer than the
 * file, however often their tables name a place.
 */
function removeTracks(bytes: Buffer, tracks: readonly Track[]): void {
  let left = bytes.length;
  for (const { table, box } of tracks) {
    const lengthOf = lengthsOf(bytes, table);
    let sample = 0;
    for (const { at, samples } of chunksOf(bytes, table)) {
      const length = lengthOf(sample, samples);
      left -= length;
      if (left < 0) throw new WrongMovie('damaged');
      bytes.fill(0, Math.min(at, bytes.length), Math.min(at + length, bytes.length));
      sample += samples;
    }
    blank(bytes, box);
  }
}

/** Where the samples of a track lie: runs of samples, one after the other. */
function* chunksOf(bytes: Buffer, table: readonly Box[]): Generator<{ at: number; samples: number }> {
  const wide = table.find(({ name }) => name === 'co64');
  const offsets = wide ?? need(table, 'stco');
  const runs = need(table, 'stsc');
  const runCount = number(bytes, runs, 4);
  const count = number(bytes, offsets, 4);
  let run = 0;
  for (let index = 0; index < count; index += 1) {
    while (run + 1 < runCount && number(bytes, runs, 8 + (run + 1) * 12) <= index + 1) run += 1;
    const samples = runCount === 0 ? 0 : number(bytes, runs, 8 + run * 12 + 4);
    const at =
      wide === undefined
        ? number(bytes, offsets, 8 + index * 4)
        : number(bytes, offsets, 8 + index * 8) * 2 ** 32 + number(bytes, offsets, 12 + index * 8);
    yield { at, samples };
  }
}

/** How many bytes so many samples take together; those that the table does not name take none. */
function lengthsOf(bytes: Buffer, table: readonly Box[]): (first: number, samples: number) => number {
  const box = need(table, 'stsz');
  const same = number(bytes, box, 4);
  const count = number(bytes, box, 8);
  return (first, samples) => {
    const end = Math.min(count, first + samples);
    if (same !== 0) return same * Math.max(0, end - first);
    let sum = 0;
    for (let sample = first; sample < end; sample += 1) sum += number(bytes, box, 12 + sample * 4);
    return sum;
  };
}

/** Takes away when a part was made and changed: two times in a row, longer ones in the second version. */
function blankTimes(bytes: Buffer, box: Box): void {
  const isLong = number(bytes, box, 0) >>> 24 === 1;
  bytes.fill(0, box.body + 4, Math.min(box.end, box.body + (isLong ? 20 : 12)));
}
