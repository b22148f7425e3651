// Uploaded files: which kinds there are, what each may be, and who sees it.
import { limits } from './limits.ts';

/** Ways a file may begin that we take. SVG can carry scripts, HEIC is not read by every browser: neither is taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];
export const videoTypes = ['video/mp4', 'video/webm'] as const;
export type VideoType = (typeof videoTypes)[number];
export type FileType = PictureType | VideoType | 'application/pdf';

/** What a video's file is called in its folder. */
export function videoFileName(mime: string): string {
  return mime === 'video/webm' ? 'video.webm' : 'video.mp4';
}

export type KindFacts = {
  readonly bytesMax: number;
  /** True where only the owner and those who decide may see it: encrypted, never at a lasting address. */
  readonly isPrivate: boolean;
  readonly takesPdf: boolean;
  /** True for videos, which are kept as they came but for what tells where and when they were made. */
  readonly isVideo?: boolean;
  /** True where every look is written down first: such a file has no address at all. */
  readonly isWatched?: boolean;
  /** Longest sides of the copies that are kept, in pixels, smallest first. */
  readonly sides: readonly number[];
};

const portrait = { bytesMax: limits.portraitBytesMax, isPrivate: false, takesPdf: false };
const shown = { bytesMax: limits.uploadBytesMax, isPrivate: false, takesPdf: false, sides: [320, 800, 1600] };
const paper = { bytesMax: limits.uploadBytesMax, isPrivate: true, takesPdf: false, sides: [2400] };

export const fileKinds = {
  avatar: { ...portrait, sides: [96, 320, 800] },
  logo: { ...portrait, sides: [96, 320, 800] },
  banner: { ...shown },
  goods: { ...shown },
  comment: { ...shown },
  video: { bytesMax: limits.videoBytesMax, isPrivate: false, takesPdf: false, isVideo: true, sides: [] },
  proof: { ...paper, takesPdf: true },
  case: { ...paper },
  chat: { ...paper },
  /** Documents of a person, and papers of a company: never uploaded on their own, only with their application. */
  identity: { ...paper, isWatched: true },
  qualification: { ...paper, isWatched: true, takesPdf: true },
} as const satisfies Record<string, KindFacts>;

export type FileKind = keyof typeof fileKinds;

/** Kinds that may be uploaded by themselves, before they are used; `csv` has its own call and is told so. */
export const uploadKinds = [
  'avatar',
  'logo',
  'banner',
  'goods',
  'comment',
  'video',
  'proof',
  'case',
  'chat',
  'csv',
] as const;

export function kindFacts(kind: FileKind): KindFacts {
  return fileKinds[kind];
}

/** What a file chooser may offer for a kind. */
export function typesOf(kind: FileKind): readonly FileType[] {
  if (kindFacts(kind).isVideo === true) return videoTypes;
  return kindFacts(kind).takesPdf ? [...pictureTypes, 'application/pdf'] : pictureTypes;
}
