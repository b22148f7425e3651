// The messages of a buyer and the shop, as the page of an order shows them.
import type { ChatPart } from '#domain/chat.ts';

export type TalkMessage = {
  readonly seq: number;
  readonly by: 'merchant' | 'desk' | 'buyer';
  readonly at: string;
  readonly parts: readonly ChatPart[];
  readonly files: readonly { readonly id: string; readonly url: string }[];
};

/** What was typed and could not be sent. */
export type TalkDraft = {
  readonly text: string;
  /** Pictures that have arrived. */
  readonly files: readonly string[];
  readonly reason: string;
};

export type OrderTalk = {
  /** The oldest first. */
  readonly messages: readonly TalkMessage[];
  readonly lastSeq: number;
  /** How far the shop has read. */
  readonly readTo: number;
  /** The first number that is shown, where there are messages before it. */
  readonly earlierThan: number | undefined;
  /** True while these are not the newest. */
  readonly isEarlier: boolean;
  readonly canWrite: boolean;
  readonly canReport: boolean;
  readonly isReported: boolean;
  readonly draft: TalkDraft | undefined;
};

/** What the page of an order is told of its messages. */
export type TalkOfOrder = {
  readonly token: string;
  /** The form adds its own name to this key. */
  readonly once: string;
  readonly order: { readonly shop: { readonly name: string } };
  readonly talk: OrderTalk;
};
