// Uploaded files: which kinds there are, what each may be, and who sees it.
import { limits } from './limits.ts';

/** Ways a file may begin that we take. SVG can carry scripts, HEIC is not read by every browser: neither is taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];
export type FileType = PictureType | 'application/pdf';

export type KindFacts = {
  readonly bytesMax: number;
  /** True where only the owner and those who decide may see it: encrypted, never at a lasting address. */
  readonly isPrivate: boolean;
  readonly takesPdf: boolean;
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
  return kindFacts(kind).takesPdf ? [...pictureTypes, 'application/pdf'] : pictureTypes;
}
