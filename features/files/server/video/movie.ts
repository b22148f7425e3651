// What a video says of itself, and what may be wrong with it.

/** Facts that were read from the file's own boxes; sides in pixels as it is shown, upright. */
export type Movie = {
  readonly mime: 'video/mp4' | 'video/webm';
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** The file without what tells where, when and with which device it was made. As long as before. */
  readonly bytes: Buffer;
};

export type MovieFault = 'damaged' | 'codec' | 'fragmented' | 'no_picture';

/** A video that is not taken; `codec` names what it is made with. */
export class WrongMovie extends Error {
  readonly reason: MovieFault;
  readonly codec: string | undefined;
  constructor(reason: MovieFault, codec?: string) {
    super(`the video is not taken: ${reason}${codec === undefined ? '' : ` ${codec}`}`);
    this.reason = reason;
    this.codec = codec;
  }
}
