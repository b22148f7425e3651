// What can happen in the life of an order of the demonstration world, and when.
import type { OrderStatus } from '#domain/states/order-status.ts';
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import type { AskedReason } from '#domain/states/return-case.ts';
import type { ShopKey } from './demo-world.ts';

export type Plain =
  | 'fill'
  | 'label'
  | 'confirm'
  | 'received'
  | 'fine'
  | 'accept'
  | 'approve'
  | 'inspect'
  | 'takeBack';
export type Spoken = 'cancel' | 'decline' | 'cannotSupply' | 'reject' | 'reply';
export type Webhook = 'normal' | 'twice' | 'lost';

/** What a person or a carrier does. Everything else in an order's life is done by its timers. */
export type Act =
  | Doing<Plain>
  | Saying<Spoken>
  | { readonly do: 'place'; readonly webhook: Webhook }
  | { readonly do: 'scan'; readonly code: CarrierEventCode }
  | { readonly do: 'comment'; readonly stars: number; readonly text: string }
  | { readonly do: 'return'; readonly reason: AskedReason; readonly pieces: number; readonly text: string };

/** One member for each word, so that a word names its shape. */
type Doing<Word> = Word extends string ? { readonly do: Word } : never;
type Saying<Word> = Word extends string ? { readonly do: Word; readonly text: string } : never;

/** An act so many hours before now. */
export type Moment = { readonly hoursAgo: number; readonly act: Act };

export type Life = {
  readonly ends: OrderStatus | 'unpaid' | 'abandoned';
  readonly shop: ShopKey;
  readonly moments: readonly Moment[];
  /** Pieces of the first line; undefined takes what comes. */
  readonly pieces?: number;
  readonly isOneLine?: boolean;
  /** The buyer came by the campaign that is over now. */
  readonly isSponsored?: boolean;
};
