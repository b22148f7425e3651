// Pages of the storefront for what comes after the sale: cases, returns and withdrawals. The storefront fills them.
import type * as z from 'zod/mini';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type {
  buyerCase,
  casePicture,
  returnLabels,
  returnPreview,
  withdrawalReceipt,
} from '#features/checkout/case.shapes.ts';
import type { orderByLink } from '#features/checkout/contract.ts';
import type { Notice } from '#domain/notifications/page-notice.ts';

export type BuyerOrder = OutputOf<typeof orderByLink>;
export type BuyerCase = z.output<typeof buyerCase>;
export type CasePicture = z.output<typeof casePicture>;
export type ReturnPreview = z.output<typeof returnPreview>;
export type ReturnLabels = z.output<typeof returnLabels>;
export type WithdrawalReceipt = z.output<typeof withdrawalReceipt>;

export type ReturnValues = {
  readonly reason: string;
  readonly text: string;
  /** Pieces to return by order line. */
  readonly pieces: Readonly<Record<string, string>>;
};

export type ReturnFaults = {
  readonly lines: boolean;
  readonly reason: boolean;
  /** Why a picture was not taken: a key of the words. */
  readonly picture: PictureFault | undefined;
};

export const pictureFaults = ['mime', 'damaged', 'dimensions', 'too_large', 'too_many', 'empty'] as const;
export type PictureFault = (typeof pictureFaults)[number];

export type ReturnPage = {
  readonly kind: 'return';
  readonly token: string;
  readonly order: BuyerOrder;
  readonly once: string;
  readonly values: ReturnValues;
  readonly faults: ReturnFaults;
  /** Pictures that were taken already, and how many more may be sent. */
  readonly evidence: readonly CasePicture[];
  readonly evidenceLeft: number;
  /** What comes back, once enough is said to know it. */
  readonly preview: ReturnPreview | undefined;
  readonly notices: readonly Notice[];
};

export type CasePage = {
  readonly kind: 'case';
  readonly token: string;
  readonly order: BuyerOrder;
  readonly one: BuyerCase;
  readonly once: string;
  /** What was typed into the form of this name. */
  readonly values: { readonly text: string; readonly carrier: string; readonly tracking: string };
  readonly faults: { readonly text: boolean; readonly tracking: boolean };
  readonly pictureFault: PictureFault | undefined;
  readonly notices: readonly Notice[];
};

export type LabelPage = {
  readonly kind: 'label';
  readonly token: string;
  readonly caseId: string;
  readonly labels: ReturnLabels;
};

/** The declaration: filled in, then confirmed. */
export type WithdrawPage = {
  readonly kind: 'withdraw';
  readonly token: string;
  readonly order: BuyerOrder;
  readonly step: 'fill' | 'confirm';
  readonly once: string;
  readonly values: {
    readonly name: string;
    readonly email: string;
    readonly pieces: Readonly<Record<string, string>>;
  };
  readonly faults: { readonly name: boolean; readonly email: boolean; readonly lines: boolean };
  readonly notices: readonly Notice[];
};

export type WithdrawalPage = {
  readonly kind: 'withdrawal';
  readonly token: string;
  readonly receipt: WithdrawalReceipt;
};

/** What the page of an order is told of its cases. */
export type CasesOfOrder = {
  readonly token: string;
  readonly order: Pick<BuyerOrder, 'cases' | 'currency'>;
};
