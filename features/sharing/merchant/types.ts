import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { addLink } from '#features/sharing/contract.ts';

export type Link = OutputOf<typeof addLink>;

/** What is shared: the shop, or one of its goods. */
export type SharedThing = {
  readonly title: string;
  /** A sentence that goes with the link. */
  readonly text: string | undefined;
  /** The page itself. */
  readonly url: string;
  readonly image: { readonly url: string; readonly alt: string } | null;
  readonly goodsId: string | undefined;
};
