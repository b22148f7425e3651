// WebM files: EBML (RFC 8794), elements with a number, a length and a body; some hold others, and some of a recording that
// was streamed have no length.
import { WrongMovie, type Movie } from './movie.ts';

const ids = {
  head: 0x1a_45_df_a3,
  docType: 0x42_82,
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  scale: 0x2a_d7_b1,
  duration: 0x44_89,
  date: 0x44_61,
  tracks: 0x16_54_ae_6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f_43_b6_75,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
  tags: 0x12_54_c3_67,
  attachments: 0x19_41_a4_69,
  chapters: 0x10_43_a7_70,
  nothing: 0xec,
  title: 0x7b_a9,
  fileName: 0x73_84,
  muxer: 0x4d_80,
  writer: 0x57_41,
  trackName: 0x53_6e,
} as const;

/** These are gone into: what they hold stands behind their own head. */
const masters = new Set<number>([
  ids.head,
  ids.segment,
  ids.info,
  ids.tracks,
  ids.track,
  ids.video,
  ids.cluster,
  ids.group,
]);
/** Written by people and programs about the making; a player needs none of it. */
const names = new Set<number>([ids.title, ids.fileName, ids.muxer, ids.writer, ids.trackName]);
/** Half a minute at 120 pictures a second has a tenth of it. */
const elementsMax = 100_000;
/** More than pictures and sound. */
const tracksMax = 16;
/** Only these may have no length. */
const endless = new Set<number>([ids.segment, ids.cluster]);
const pictureCodecs = ['V_VP8', 'V_VP9', 'V_AV1'];
const soundCodecs = ['A_OPUS', 'A_VORBIS'];
const types = { picture: 1, sound: 2 } as const;

type Element = { readonly id: number; readonly start: number; readonly body: number; readonly end: number };

type Found = {
  docType: string;
  /** Nanoseconds of one unit of time. */
  scale: number;
  statedDuration: number;
  clusterTime: number;
  lastTime: number;
  tracks: { type: number; codec: string; width: number; height: number }[];
};

/**
 * Reads a WebM file with VP8, VP9 or AV1 pictures and Opus or Vorbis sound, or without sound. Tags and attachments are
 * overwritten. Its length is that of what it plays, or what it says of itself where that is more.
 *
 * @throws WrongMovie for another codec, another kind of Matroska file, and one that is cut off.
 */
export function readWebm(original: Buffer): Movie {
  const bytes = Buffer.from(original);
  const found: Found = {
    docType: '',
    scale: 1_000_000,
    statedDuration: 0,
    clusterTime: 0,
    lastTime: -1,
    tracks: [],
  };
  for (const element of elementsOf(bytes)) note(bytes, element, found);
  if (found.docType !== 'webm') throw new WrongMovie('codec', found.docType.slice(0, 20) || 'matroska');
  const { tracks } = found;
  for (const { type, codec } of tracks) {
    if (!(type === types.picture ? pictureCodecs : soundCodecs).includes(codec))
      throw new WrongMovie('codec', codec.slice(0, 20));
  }
  const pictures = tracks.filter(({ type }) => type === types.picture);
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1) throw new WrongMovie('no_picture');
  const { width, height } = picture;
  const seconds = (Math.max(found.statedDuration, found.lastTime) * found.scale) / 1e9;
  if (!(seconds > 0) || width === 0 || height === 0) throw new WrongMovie('damaged');
  return { mime: 'video/webm', seconds, width, height, bytes };
}

function* elementsOf(bytes: Buffer): Generator<Element> {
  let at = 0;
  for (let count = 0; at < bytes.length; count += 1) {
    if (count === elementsMax) throw new WrongMovie('damaged');
    const { value: id, length: idLength } = readNumber(bytes, at, true);
    const { value: size, length: sizeLength } = readNumber(bytes, at + idLength, false);
    const body = at + idLength + sizeLength;
    if (size === undefined && !endless.has(id ?? 0)) throw new WrongMovie('damaged');
    const end = size === undefined ? bytes.length : body + size;
    if (id === undefined || end > bytes.length) throw new WrongMovie('damaged');
    yield { id, start: at, body, end };
    at = masters.has(id) ? body : end;
  }
}

/**
 * A number whose first byte says how long it is: an id keeps that mark, a length does not. Undefined for the length that
 * stands for none.
 */
function readNumber(bytes: Buffer, at: number, isId: boolean): { value: number | undefined; length: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > (isId ? 4 : 8) || at + length > bytes.length) throw new WrongMovie('damaged');
  let value = isId ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    if (byte !== 0xff) isUnknown = false;
    value = value * 256 + byte;
  }
  return { value: !isId && isUnknown ? undefined : value, length };
}

function note(bytes: Buffer, element: Element, found: Found): void {
  const { id, body, end } = element;
  const track = found.tracks.at(-1);
  if (id === ids.docType) found.docType = text(bytes, body, end);
  else if (id === ids.scale) found.scale = unsigned(bytes, body, end);
  else if (id === ids.duration) found.statedDuration = float(bytes, body, end);
  else if (id === ids.date) bytes.fill(0, body, end);
  else if (id === ids.track) addTrack(found);
  else if (id === ids.trackType && track !== undefined) track.type = unsigned(bytes, body, end);
  else if (id === ids.codec && track !== undefined) track.codec = text(bytes, body, end);
  else if (id === ids.width && track !== undefined) track.width = unsigned(bytes, body, end);
  else if (id === ids.height && track !== undefined) track.height = unsigned(bytes, body, end);
  else if (names.has(id)) bytes.fill(' ', body, end);
  else if (id === ids.nothing) bytes.fill(0, body, end);
  else if (id === ids.tags || id === ids.attachments || id === ids.chapters) blank(bytes, element);
  else noteTime(bytes, element, found);
}

function addTrack({ tracks }: Found): void {
  if (tracks.length === tracksMax) throw new WrongMovie('damaged');
  tracks.push({ type: 0, codec: '', width: 0, height: 0 });
}

/** The time of the last block that was met, and how long it is shown where it says so. */
function noteTime(bytes: Buffer, { id, body, end }: Element, found: Found): void {
  if (id === ids.clusterTime) found.clusterTime = unsigned(bytes, body, end);
  else if (id === ids.simpleBlock || id === ids.block) {
    const { length } = readNumber(bytes, body, false);
    if (body + length + 2 > end) throw new WrongMovie('damaged');
    const time = found.clusterTime + bytes.readInt16BE(body + length);
    found.lastTime = Math.max(found.lastTime, time);
  } else if (id === ids.blockDuration && found.lastTime >= 0) {
    found.lastTime = Math.max(found.lastTime, found.lastTime + unsigned(bytes, body, end));
  }
}

/** Leaves an element of the same length that says nothing (Void). */
function blank(bytes: Buffer, { start, end }: Element): void {
  const whole = end - start;
  bytes.fill(0, start, end);
  bytes[start] = 0xec;
  if (whole < 9) {
    bytes[start + 1] = 0x80 | (whole - 2);
    return;
  }
  bytes[start + 1] = 0x01;
  bytes.writeUInt32BE(whole - 9, start + 5);
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to).replace(/\0.*$/s, '');
}

function unsigned(bytes: Buffer, from: number, to: number): number {
  if (to - from > 6) {
    const [high] = bytes.subarray(from, to - 6).filter((byte) => byte !== 0);
    if (high !== undefined) throw new WrongMovie('damaged');
  }
  const first = Math.max(from, to - 6);
  return to === first ? 0 : bytes.readUIntBE(first, to - first);
}

function float(bytes: Buffer, from: number, to: number): number {
  const value = to - from === 4 ? bytes.readFloatBE(from) : to - from === 8 ? bytes.readDoubleBE(from) : 0;
  return Number.isFinite(value) && value > 0 ? value : 0;
}
